/// The looks of a status bar, which a window of a desktop has not.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the style of the screen asks for.
    case `default` = 0
    /// Light signs on a dark ground.
    case lightContent = 1
    /// Dark signs on a light ground.
    case darkContent = 3
}

/// How a status bar comes and goes. A window of a desktop has none.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}
