import Foundation

/// What the app told assistive tools about a view; nil is what the view says by itself.
struct AccessibilityState: ViewAttachmentKey {
    static let defaultValue = AccessibilityState()

    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    /// In the window's coordinates.
    var frame: CGRect?
    var isHidingElements = false
    var isModal: Bool?
    var groupsChildren = false
    var order: AccessibilityOrder?
}

/// The views that an app put into an order; they are not kept.
struct AccessibilityOrder {
    private let views: [WeakView]

    private struct WeakView {
        weak var view: UIView?
    }

    @MainActor
    init(_ views: [UIView]) {
        self.views = views.map { WeakView(view: $0) }
    }

    @MainActor var present: [UIView] { views.compactMap(\.view) }
}

/// What a view says about itself where the app says nothing.
package struct UsualAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    var isModal = false

    /// Says nothing: what holds for a view that only holds others.
    static let none = UsualAccessibility()

    /// One thing that shows `label`.
    static func element(
        _ label: String?, value: String? = nil, _ traits: UIAccessibilityTraits
    ) -> UsualAccessibility {
        UsualAccessibility(isElement: true, label: label, value: value, traits: traits)
    }

    /// A part as a text in percent.
    static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}

extension UIView {
    /// What the app said about the view.
    var accessibility: AccessibilityState {
        get { self[AccessibilityState.self] }
        set { self[AccessibilityState.self] = newValue }
    }
}
