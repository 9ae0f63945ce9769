/// A view's role for assistive technologies. It takes precedence over the role that the view's traits imply.
package enum AccessibilityRole: Sendable, CaseIterable {
    // Elements.
    case toggleSwitch, slider, stepper, pageControl, picker, progressBar, activityIndicator
    case textField, secureTextField, textView, segment, tab, menuItem, popUpButton
    // Groups of elements, unless the view is an element itself.
    case list, listItem, menu, dialog, alert, tabBar, toolbar, navigationBar, segmentedControl, menuBar

    /// `true` if a view with this role groups the elements inside it.
    package var isGroup: Bool {
        switch self {
        case .list, .listItem, .menu, .dialog, .alert, .tabBar, .toolbar, .navigationBar, .segmentedControl, .menuBar:
            true
        default: false
        }
    }
}
