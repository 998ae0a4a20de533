; The installer for Windows, compiled by packaging/windows.py, which defines every ${...} in capitals.
;
; Per user: it writes to the user's own folders and to HKEY_CURRENT_USER, and asks for no administrator. Saves lie
; elsewhere (%LOCALAPPDATA%\Fivefold): upgrading and uninstalling leave them as they are.
; Silent with /S; /D=FOLDER, last and without quotes, chooses the folder.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define PROGRAM "fivefold.exe"
!define CLASS "Fivefold.Record"
!define CLASSES "Software\Classes"
!define OWN "Software\${TITLE}"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"

Name "${TITLE}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${OWN}" "Folder"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ${TITLE}, a desktop card table"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}/fivefold.ico"
!define MUI_UNICON "${ICONS}/fivefold.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/welcome.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${ICONS}/welcome.bmp"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TITLE "A card table for your desktop"
!define MUI_WELCOMEPAGE_TEXT "${TITLE} ${VERSION} will be installed for you alone; no administrator is needed.$\r$\n$\r$\nYour games and settings are kept when a new version is installed over an old one."
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Open the card table"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows lets nobody write to a program that runs. A silent installer that meets one stops with exit code 2.
!macro WaitUntilClosed un
Function ${un}WaitUntilClosed
  again:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors running
    FileClose $0
    Return
  running:
    IfSilent give_up
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${TITLE} is open. Close it, then try again." IDRETRY again
  give_up:
    SetErrorLevel 2
    Quit
  closed:
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

Section "install"
  Call WaitUntilClosed
  ; Of an older version nothing may stay among the new files.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  File "${ICONS}/record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${OWN}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\${EXTENSION}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TITLE} record"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  ${RefreshShellIcons}

  WriteRegStr HKCU "${LISTED}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${LISTED}" "Publisher" "${TITLE} contributors"
  WriteRegStr HKCU "${LISTED}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
SectionEnd

Section "uninstall"
  Call un.WaitUntilClosed
  ; Only what the installer brought: somebody may keep other things in the folder.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\fivefold-cli.exe"
  Delete "$INSTDIR\record.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"

  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  ; The extension may belong to another program by now.
  ReadRegStr $0 HKCU "${CLASSES}\${EXTENSION}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\${EXTENSION}"
  ${RefreshShellIcons}
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "${OWN}"
SectionEnd
