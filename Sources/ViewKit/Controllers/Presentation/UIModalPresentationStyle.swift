/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The style of transitions that aren't presentations. A controller with this style is presented as a page sheet.
    case none = -1
    /// Covers the whole window; the presenter's view is hidden.
    case fullScreen = 0
    /// A large sheet, nearly as tall as the window.
    case pageSheet = 1
    /// A smaller sheet, in the middle of the window or, if the window is narrow, at its bottom.
    case formSheet = 2
    /// Covers the whole window, like `fullScreen`. Covering only part of the window is not supported.
    case currentContext = 3
    /// A custom style, defined by the controller's `transitioningDelegate`.
    case custom = 4
    /// Covers the whole window; the views behind it remain and are visible where the controller's view is transparent.
    case overFullScreen = 5
    /// Covers the whole window, like `overFullScreen`.
    case overCurrentContext = 6
    /// A form sheet, because popovers aren't supported. iOS, too, shows a sheet if there is no room for a popover.
    case popover = 7
    /// The default style, which is a page sheet.
    case automatic = -2
}

/// The animation with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom, and down again for a dismissal.
    case coverVertical = 0
    /// The same as `coverVertical`. On iOS, flips the screen.
    case flipHorizontal = 1
    /// Fades in, and out again for a dismissal.
    case crossDissolve = 2
    /// The same as `coverVertical`. On iOS, curls up a corner of the screen below.
    case partialCurl = 3
}
