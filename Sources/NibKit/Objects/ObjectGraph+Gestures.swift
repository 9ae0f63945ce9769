import Foundation
import ViewKit

/// Creates gesture recognizers.
extension ObjectGraph {
    /// Creates the gesture recognizer of `element`. Views refer to it through an outlet collection.
    func makeGestureRecognizer(_ element: InterfaceElement) {
        guard object(element.id ?? "") == nil, let recognizer = instantiateGestureRecognizer(element) else { return }
        recognizer.isEnabled = element.bool("enabled") ?? true
        if element.bool("cancelsTouchesInView") == false { recognizer.cancelsTouchesInView = false }
        add(recognizer, for: element)
    }

    private func instantiateGestureRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer":
            let tap = custom(element, UITapGestureRecognizer.self) ?? UITapGestureRecognizer()
            if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            return tap
        case "swipeGestureRecognizer":
            let swipe = custom(element, UISwipeGestureRecognizer.self) ?? UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
            return swipe
        // Interface Builder misspells the name of this element.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = custom(element, UILongPressGestureRecognizer.self) ?? UILongPressGestureRecognizer()
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
            return press
        case "panGestureRecognizer": return custom(element, UIPanGestureRecognizer.self) ?? UIPanGestureRecognizer()
        case "pinchGestureRecognizer":
            return custom(element, UIPinchGestureRecognizer.self) ?? UIPinchGestureRecognizer()
        case "rotationGestureRecognizer":
            return custom(element, UIRotationGestureRecognizer.self) ?? UIRotationGestureRecognizer()
        default:
            if element["customClass"] != nil {
                return custom(element, UIGestureRecognizer.self) ?? UIGestureRecognizer()
            }
            document.report("gesture recognizer not supported", at: element)
            return nil
        }
    }

    /// Creates a recognizer of the custom class of `element`. Returns `nil` without a custom class, or if it can't be
    /// created, which is reported.
    private func custom<Base: UIGestureRecognizer>(_ element: InterfaceElement, _ base: Base.Type) -> Base? {
        let type = ClassLookup.type(element, base, in: self)
        guard type != base else { return nil }
        if let made = InterfaceDescription.make(type) { return made }
        if let made = (type as? any InterfaceCreatable.Type)?.init() as? Base { return made }
        document.report(
            "class \(type) can't be created; add InterfacePlugin to its target and, if it has other initializers, "
                + "override init(target:action:), or list it with addClass in InterfaceDescribing; using \(base)",
            at: element)
        noteReplacement(element)
        return nil
    }
}
