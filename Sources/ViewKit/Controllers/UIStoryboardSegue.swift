public import Foundation

/// A transition from one controller to another. Segues are created by storyboards or in code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier that distinguishes this segue from the controller's other segues; `nil` if the segue has no
    /// identifier.
    public let identifier: String?
    /// The controller from which the segue starts.
    public let source: UIViewController
    /// The controller that the segue shows.
    public let destination: UIViewController
    @preconcurrency private var handler: (@MainActor () -> Void)?

    /// Creates a segue that shows `destination` with `source.show`, unless a subclass overrides `perform`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue whose `perform` method calls `performHandler`.
    @preconcurrency
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Performs the segue by calling the handler or, without one, by showing the destination with `source.show`.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: self) }
    }
}
