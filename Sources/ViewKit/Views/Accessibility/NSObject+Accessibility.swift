public import Foundation
import LayerKit

/// The accessibility properties that can be set on any object.
@MainActor
protocol AccessibilityProperties: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityIdentifier: String? { get set }
}

extension UIView: AccessibilityProperties {}
extension UIAccessibilityElement: AccessibilityProperties {}
extension UINavigationItem: AccessibilityProperties {}

/// The accessibility properties of objects that are not displayed, such as a model from which a view gets its label.
/// For views, accessibility elements and navigation items, these properties forward to the properties that those
/// classes declare.
extension NSObjectProtocol where Self: NSObject {
    /// `true` if the object is an accessibility element. `false` by default.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { accessibilityProperties.isAccessibilityElement }
        set { accessibilityProperties.isAccessibilityElement = newValue }
    }

    /// The name that screen readers speak. `nil` by default.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { accessibilityProperties.accessibilityLabel }
        set { accessibilityProperties.accessibilityLabel = newValue }
    }

    /// The current value as text. `nil` by default.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { accessibilityProperties.accessibilityValue }
        set { accessibilityProperties.accessibilityValue = newValue }
    }

    /// A description of the result of performing the object's action. `nil` by default.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { accessibilityProperties.accessibilityHint }
        set { accessibilityProperties.accessibilityHint = newValue }
    }

    /// The role and state. Empty by default.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityProperties.accessibilityTraits }
        set { accessibilityProperties.accessibilityTraits = newValue }
    }

    /// An identifier for tests, never exposed to users. `nil` by default.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { accessibilityProperties.accessibilityIdentifier }
        set { accessibilityProperties.accessibilityIdentifier = newValue }
    }

    @MainActor private var accessibilityProperties: any AccessibilityProperties {
        if let properties = self as? any AccessibilityProperties { return properties }
        let key = StoredAccessibility.key
        if let stored = objc_getAssociatedObject(self, key) as? StoredAccessibility { return stored }
        let stored = StoredAccessibility()
        objc_setAssociatedObject(self, key, stored, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return stored
    }
}

/// The accessibility properties of an object that is neither a view nor an accessibility element. Stored as an
/// associated object.
@MainActor
private final class StoredAccessibility: AccessibilityProperties {
    /// The key of the associated object. Only its address matters.
    static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var isAccessibilityElement = false
    var accessibilityLabel: String?
    var accessibilityValue: String?
    var accessibilityHint: String?
    var accessibilityTraits: UIAccessibilityTraits = []
    var accessibilityIdentifier: String?
}
