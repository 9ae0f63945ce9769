import ViewKit

/// Sets the values that a custom class keeps if its `init(coder:)` calls `super.init(frame:)`.
extension ObjectGraph {
    func setDecodedValues(of view: UIView, from element: InterfaceElement) {
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        if let color = element.color("backgroundColor", in: document) { view.backgroundColor = color }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if element.bool("hidden") == true { view.isHidden = true }
        if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
        if let isEnabled = userInteraction(of: element) { view.isUserInteractionEnabled = isEnabled }
        if element.bool("multipleTouchEnabled") == true { view.isMultipleTouchEnabled = true }
        if let tag = element.integer("tag") { view.tag = tag }
    }

    /// Returns the value of the attribute, which Interface Builder omits if it is `true`, even for classes whose
    /// default is `false`. `nil` keeps the default of the other classes.
    private func userInteraction(of element: InterfaceElement) -> Bool? {
        element.bool("userInteractionEnabled") ?? (["label", "imageView"].contains(element.name) ? true : nil)
    }
}
