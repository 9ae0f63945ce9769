/// A key, identified by its position on the keyboard: its USB HID usage (page 7 of the HID Usage Tables), which equals
/// SDL's scancode. Letter keys are named after their labels on a US keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Keyboard error codes. They don't identify keys, but `keyboardErrorUndefined` is also used for keys without a HID
    /// usage.
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined
    /// The letters.
    case keyboardA = 0x04, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
    case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS
    case keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// The digits.
    case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
    case keyboard0
    /// The Return or Enter key, including Enter on the numeric keypad.
    case keyboardReturnOrEnter = 0x28
    /// Other keys of the main block. `keyboardDeleteOrBackspace` removes the character before the caret.
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
    case keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    /// The function keys.
    case keyboardF1 = 0x3A, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
    case keyboardF9, keyboardF10, keyboardF11, keyboardF12
    /// The keys between the main block and the numeric keypad, except the arrow keys. `keyboardDeleteForward` removes
    /// the character after the caret.
    case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown
    /// The arrow keys.
    case keyboardRightArrow = 0x4F, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    /// The numeric keypad.
    case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2
    case keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    /// Keys that only some keyboards have, such as media and language keys.
    case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14
    case keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22
    case keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
    case keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
    case keyboardVolumeUp, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
    case keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400, keyboardInternational1, keyboardInternational2
    case keyboardInternational3, keyboardInternational4, keyboardInternational5, keyboardInternational6
    case keyboardInternational7, keyboardInternational8, keyboardInternational9, keyboardLANG1, keyboardLANG2
    case keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9
    case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior
    case keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps
    case keyboardExSel
    /// The modifier keys.
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
    case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Reserved; no key has this usage.
    case keyboard_Reserved = 0xFFFF
}
