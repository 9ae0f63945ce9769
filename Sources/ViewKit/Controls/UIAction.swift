/// Something that a control does when it is used.
@MainActor
public final class UIAction {
    /// What the action is called, for people. Empty by default.
    public let title: String
    private let handler: @MainActor (UIAction) -> Void

    /// Makes an action; `handler` is called with the action itself.
    public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    func perform() {
        handler(self)
    }
}
