public import Foundation

/// A way from one controller to another, as an object that is made in code and performed: there are no storyboards that
/// would make it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the way; nil for none.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads to.
    public let destination: UIViewController
    @preconcurrency private let handler: (@MainActor () -> Void)?

    /// Makes a way for a subclass, which says what it does in `perform`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
        super.init()
    }

    /// Makes a way on which `performHandler` is what it does.
    @preconcurrency
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
        super.init()
    }

    /// Goes the way: calls the handler. Without one it shows the destination as `source.show` does.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: self) }
    }
}
