import ViewKit

/// The input views that an app has set on a text input.
struct InputViews: ViewAttachmentKey {
    static let defaultValue = InputViews()

    var input: UIView?
    var accessory: UIView?
}
