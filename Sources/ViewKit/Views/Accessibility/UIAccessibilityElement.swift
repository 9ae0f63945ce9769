public import Foundation

/// An accessibility element for a part of a view that is not a view itself, such as a bar in a chart. Add it to the
/// `accessibilityElements` of the view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view or accessibility element that contains this element. Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// `true` if assistive technologies find the element. `true` by default.
    open var isAccessibilityElement = true
    /// The name that screen readers speak. `nil` by default.
    open var accessibilityLabel: String?
    /// The current value as text. `nil` by default.
    open var accessibilityValue: String?
    /// A description of the result of performing the element's action. `nil` by default.
    open var accessibilityHint: String?
    /// An identifier for tests, never exposed to users. `nil` by default.
    open var accessibilityIdentifier: String?
    /// The role and state. Empty by default.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// `true` if assistive technologies skip the element. `false` by default.
    open var accessibilityElementsHidden = false
    /// The actions that assistive technologies offer in addition to those of the traits. `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    private var windowFrame: CGRect?
    private var activationPoint: CGPoint?

    /// Creates an element in `container`, which must be a view or another element and is held weakly.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override var responderWindow: UIWindow? { accessibilityContainerView?.window }

    /// The frame in the window's coordinates, in points. The default is `accessibilityFrameInContainerSpace`, converted
    /// to the window.
    open var accessibilityFrame: CGRect {
        get { windowFrame ?? frameInWindow }
        set { windowFrame = newValue }
    }

    /// The frame in the coordinates of the container, in points. Zero by default. Setting this property also changes
    /// `accessibilityFrame`, even if that property was set.
    open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { windowFrame = nil } }

    /// The point at which an activation clicks, in the window's coordinates, in points. The center of the frame by
    /// default.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }

    /// Called when an assistive technology activates the element. Returns `true` if the element handled the activation.
    /// The default returns `false`, in which case `accessibilityActivationPoint` is clicked.
    open func accessibilityActivate() -> Bool { false }

    /// Called when an assistive technology increments the value of an adjustable element. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Called when an assistive technology decrements the value of an adjustable element. Does nothing by default.
    open func accessibilityDecrement() {}

    // MARK: Internal

    /// The view that contains the element, directly or inside other elements.
    var accessibilityContainerView: UIView? {
        accessibilityContainer as? UIView
            ?? (accessibilityContainer as? UIAccessibilityElement)?.accessibilityContainerView
    }

    private var frameInWindow: CGRect {
        let frame = accessibilityFrameInContainerSpace
        if let view = accessibilityContainer as? UIView { return view.convert(frame, to: nil) }
        guard let outer = accessibilityContainer as? UIAccessibilityElement else { return frame }
        return frame.offsetBy(dx: outer.accessibilityFrame.minX, dy: outer.accessibilityFrame.minY)
    }
}

/// An object that assistive technologies see and act on: a view or an accessibility element.
@MainActor
package protocol AccessibilityObject: UIResponder {
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }

    func accessibilityIncrement()
    func accessibilityDecrement()

    /// Activates the object for an assistive technology, as a click would. Returns `true` if the object handled the
    /// activation.
    func activateForAssistiveTechnology() -> Bool
}

extension UIView: AccessibilityObject {}

extension UIAccessibilityElement: AccessibilityObject {
    package func activateForAssistiveTechnology() -> Bool {
        if accessibilityActivate() { return true }
        return accessibilityContainerView?.click(at: accessibilityActivationPoint) ?? false
    }
}
