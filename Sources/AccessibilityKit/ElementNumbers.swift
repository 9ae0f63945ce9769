import CAccessibleObject
import ViewKit

/// The numbers that assistive technologies read as attributes of an element.
///
/// Tables are published as lists, like collection views: their rows have no columns, which is what AT-SPI's interface
/// for tables describes, and only the visible rows have elements, whereas that interface would have to return an object
/// for any row. The position of a row and the number of all rows are attributes instead.
struct ElementNumbers: Equatable {
    /// The position of an item in its list or menu.
    let position: AccessibilityPosition?
    /// The number of items of a list, including those without elements.
    let itemCount: Int?
    /// The level of a heading: 1 for the title in a navigation bar and 2 for a section of a list. `nil` for other
    /// headings, which UIKit gives no level.
    let level: Int?

    /// Determines the numbers of `element`, which has the AT-SPI role `role`, in a group with the role `group`.
    @MainActor
    init(of element: AccessibilityElement, role: AccessibleRole, in group: AccessibilityRole?) {
        let object: (any AccessibilityObject)? = element.isBusy ? nil : element.object
        position = (object as? any AccessibilityItem)?.accessibilityPosition
        itemCount = (object as? any AccessibilityItemList)?.accessibilityItemCount
        level =
            switch group {
            case .navigationBar where role == ACCESSIBLE_HEADING: 1
            case .list where role == ACCESSIBLE_HEADING: 2
            default: nil
            }
    }

    /// The numbers as a structure of the C module, in which 0 means that the element doesn't have the attribute.
    var published: AccessibleNumbers {
        AccessibleNumbers(
            position: Int32(clamping: (position?.index ?? -1) + 1), set_size: Int32(clamping: position?.count ?? 0),
            item_count: Int32(clamping: itemCount ?? 0), level: Int32(clamping: level ?? 0))
    }
}
