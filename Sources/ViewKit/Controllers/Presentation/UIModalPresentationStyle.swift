/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Not at all: what contexts of other changes say. A controller with it is presented as a page sheet.
    case none = -1
    /// Over the whole window; what is behind disappears.
    case fullScreen = 0
    /// A sheet that is nearly as large as the window, over it.
    case pageSheet = 1
    /// A smaller sheet in the middle of the window.
    case formSheet = 2
    /// Over the whole window, as `fullScreen`: what is presented over a part of the window covers all of it.
    case currentContext = 3
    /// As the controller's `transitioningDelegate` says.
    case custom = 4
    /// Over the whole window; what is behind stays, and is seen where the controller's view is clear.
    case overFullScreen = 5
    /// Over the whole window, as `overFullScreen`.
    case overCurrentContext = 6
    /// A form sheet: what iOS makes of a popover where there is no room for one.
    case popover = 7
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
