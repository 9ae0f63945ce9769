import ViewKit

/// Collects the values that `UIView.init(coder:)` sets, which a custom class can then change, as on iOS.
extension ObjectGraph {
    /// Returns the functions that set the values of `element` in a view.
    func decodedValues(of element: InterfaceElement) -> [(UIView) -> Void] {
        [
            decoded(\.contentMode, element["contentMode"].flatMap { Self.contentModes[$0] }),
            decoded(\.backgroundColor, element.color("backgroundColor", in: document).map(Optional.some)),
            decoded(\.alpha, element.number("alpha")),
            decoded(\.isHidden, element.bool("hidden") == true ? true : nil),
            decoded(\.clipsToBounds, element.bool("clipsSubviews")),
            decoded(\.isUserInteractionEnabled, userInteraction(of: element)),
            decoded(\.isMultipleTouchEnabled, element.bool("multipleTouchEnabled") == true ? true : nil),
            decoded(\.tag, element.integer("tag")),
        ].compactMap(\.self)
    }

    /// Returns the value of the attribute, which Interface Builder omits if it is `true`, even for classes whose
    /// default is `false`. `nil` keeps the default of the other classes.
    private func userInteraction(of element: InterfaceElement) -> Bool? {
        element.bool("userInteractionEnabled") ?? (["label", "imageView"].contains(element.name) ? true : nil)
    }

    private func decoded<Value>(
        _ property: ReferenceWritableKeyPath<UIView, Value>, _ value: Value?
    ) -> ((UIView) -> Void)? {
        value.map { value in { $0[keyPath: property] = value } }
    }
}
