"""Takes the picture (Cycles on the processor, denoised) and grades it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

EDGES = 5  # times the samples for what is cut out


def render(path: Path, size: tuple[int, int], samples: int, exposure: float = 0.0, threads: int = 1) -> None:
    """Writes a PNG as the lens sees it."""
    scene = bpy.context.scene
    out, cycles = scene.render, scene.cycles
    out.engine = "CYCLES"
    out.resolution_x, out.resolution_y, out.resolution_percentage = *size, 100
    out.threads_mode, out.threads = "FIXED", threads
    if out.film_transparent:
        samples *= EDGES  # nothing else smooths its outline
    cycles.samples, cycles.use_denoising, cycles.denoiser = samples, True, "OPENIMAGEDENOISE"
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 2, 2, 3
    cycles.sample_clamp_indirect = 4.0
    cycles.denoising_prefilter = "FAST"
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - High Contrast"
    scene.view_settings.exposure = exposure
    out.image_settings.file_format, out.image_settings.color_mode = "PNG", "RGBA" if out.film_transparent else "RGB"
    out.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def grade(
    path: Path, bloom: float = 0.22, vignette: float = 0.35, foot: float = 0.0, warm: Any = (1.02, 1.0, 0.97),
    cool: Any = (0.96, 1.0, 1.06), contrast: float = 1.06, saturation: float = 1.08, dust: int = 0, seed: int = 1,
    dust_colour: Any = (255, 225, 170),
) -> Any:  # fmt: skip
    """The picture with the glow of its lights, floating dust, split tones, a vignette, and the foot darkened where a
    card prints its numbers."""
    a = np.asarray(Image.open(path).convert("RGB"), np.float32) / 255
    high, wide, _ = a.shape
    if dust:
        a = a + _dust(wide, high, dust, seed) * np.array(dust_colour) / 255 * 0.8
    light = Image.fromarray((np.clip((a - 0.68) * 3, 0, 1) * a.clip(0, 1) * 255).astype(np.uint8))
    for part, radius in ((0.6, wide / 60), (0.4, wide / 16)):
        a = a + bloom * part * np.asarray(light.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255
    tone = a.mean(-1, keepdims=True).clip(0, 1)
    a = a * (np.array(warm) * tone + np.array(cool) * (1 - tone))
    a = tone + (a - tone) * saturation
    a = (a - 0.5) * contrast + 0.5
    y, x = np.mgrid[0:high, 0:wide]
    far = np.hypot((x / wide - 0.5) * 1.5, (y / high - 0.44) * 1.35)
    a = a * (1 - vignette * np.clip(far - 0.35, 0, 1) ** 1.3 * 1.8)[..., None]
    if foot:
        t = np.clip((y / high - 0.56) / 0.30, 0, 1)
        a = a * (1 - foot * t * t * (3 - 2 * t))[..., None]
    return Image.fromarray((a.clip(0, 1) * 255).astype(np.uint8))


def twin(picture: Any, band: float) -> Any:
    """A back is the same when it is turned by half: towards its middle, over a band, it passes into itself upside down."""
    a = np.asarray(picture, np.float32)
    v = np.linspace(-1, 1, a.shape[0])[:, None, None]
    share = 0.5 - 0.5 * np.sin(np.clip(v / band, -1, 1) * np.pi / 2)
    return Image.fromarray((a * share + a[::-1, ::-1] * (1 - share)).astype(np.uint8))


def _dust(wide: int, high: int, grains: int, seed: int) -> Any:
    dice = np.random.default_rng(seed)
    layer = Image.new("L", (wide, high))
    pen = ImageDraw.Draw(layer)
    for _ in range(grains):
        x, y = dice.uniform(0, wide), dice.uniform(0, high * 0.9)
        r = wide / 630 * abs(dice.normal(1.2, 1.0)) + 0.5
        pen.ellipse((x - r, y - r, x + r, y + r), fill=int(dice.uniform(30, 130)))
    return np.asarray(layer.filter(ImageFilter.GaussianBlur(wide / 630 * 1.1)), np.float32)[..., None] / 255
