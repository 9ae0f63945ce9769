import ViewKit

/// The input views that an app has set on a text input.
struct InputViews: ViewAttachmentKey {
    static let defaultValue = InputViews()

    var input: UIView?
    var accessory: UIView?
}

extension TextEditor {
    /// The input views that the app has set on the view.
    var inputViews: InputViews {
        get { self[InputViews.self] }
        set { self[InputViews.self] = newValue }
    }
}
