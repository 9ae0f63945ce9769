import ViewKit

/// A value in an interface file that `UIView.init(coder:)` sets.
@MainActor
struct DecodedValue {
    let set: (UIView) -> Void
    /// Returns `true` if the view has another value.
    let isMissing: (UIView) -> Bool

    init?<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIView, Value>, _ value: Value?) {
        guard let value else { return nil }
        set = { $0[keyPath: property] = value }
        isMissing = { $0[keyPath: property] != value }
    }
}

/// Creates views of custom classes, which can change values of the file after `super.init(coder:)`, as on iOS.
extension ObjectGraph {
    /// Returns the values of `element` that `UIView.init(coder:)` sets.
    func decodedValues(of element: InterfaceElement) -> [DecodedValue] {
        [
            DecodedValue(\.contentMode, element["contentMode"].flatMap { Self.contentModes[$0] }),
            DecodedValue(\.backgroundColor, element.color("backgroundColor", in: document).map(Optional.some)),
            DecodedValue(\.alpha, element.number("alpha")),
            DecodedValue(\.isHidden, element.bool("hidden") == true ? true : nil),
            DecodedValue(\.clipsToBounds, element.bool("clipsSubviews")),
            DecodedValue(\.isUserInteractionEnabled, element.bool("userInteractionEnabled")),
            DecodedValue(\.isMultipleTouchEnabled, element.bool("multipleTouchEnabled") == true ? true : nil),
            DecodedValue(\.tag, element.integer("tag")),
        ].compactMap(\.self)
    }

    /// Creates a view of the custom class `type`, a subclass of the toolkit's class `base`.
    func makeCustom(
        _ type: UIView.Type, _ base: UIView.Type, from element: InterfaceElement, _ coder: InterfaceCoder
    ) -> UIView? {
        let values = decodedValues(of: element)
        coder.configure = { view in for value in values { value.set(view) } }
        guard let view = type.init(coder: coder) else { return nil }
        let missing = values.filter { $0.isMissing(view) }
        guard !missing.isEmpty else { return view }
        // The initializer of the toolkit's class may have replaced values, too. Those are set again.
        let plainCoder = InterfaceCoder()
        (plainCoder.style, plainCoder.configure) = (coder.style, coder.configure)
        guard let plain = base.init(coder: plainCoder) else { return view }
        for value in missing where value.isMissing(plain) { value.set(view) }
        return view
    }
}
