/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what is behind disappears.
    case fullScreen = 0
    /// A sheet that is nearly as large as the window, over it.
    case pageSheet = 1
    /// A smaller sheet in the middle of the window.
    case formSheet = 2
    /// Over the whole window; what is behind stays, and is seen where the controller's view is clear.
    case overFullScreen = 5
    /// A page sheet.
    case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes up from below.
    case coverVertical = 0
    /// It is faded in.
    case crossDissolve = 2
}
