/// The style of a status bar. A desktop window has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark content in light appearance and light content in dark appearance.
    case `default` = 0
    /// Light content on a dark background.
    case lightContent = 1
    /// The same as `lightContent`. Deprecated on iOS; use `lightContent` in new code.
    case blackOpaque = 2
    /// Dark content on a light background.
    case darkContent = 3
}

/// The animation that shows or hides a status bar. A desktop window has no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
