public import Foundation

/// One thing as an assistive tool comes to it: what it is called, what it is, and where.
@preconcurrency @MainActor
public struct AccessibilityElement {
    /// The view that it stands for.
    public let view: UIView
    /// What it is called.
    public let label: String?
    /// What is set or written in it.
    public let value: String?
    /// What it does.
    public let hint: String?
    /// What it is, and what state it is in.
    public let traits: UIAccessibilityTraits
    /// Where it is, in the window's coordinates, in points.
    public let frame: CGRect
    /// Its name for tests.
    public let identifier: String?
    /// Whether it stands for content that is still loading.
    public let isBusy: Bool

    /// What `view` says.
    init(_ view: UIView) {
        self.view = view
        label = view.accessibilityLabel
        value = view.accessibilityValue
        hint = view.accessibilityHint
        traits = view.accessibilityTraits
        frame = view.accessibilityFrame
        identifier = view.accessibilityIdentifier
        isBusy = false
    }

    /// What is said in place of `view`, which is loading.
    init(busy view: UIView, label: String) {
        self.view = view
        self.label = label
        (value, hint) = (nil, nil)
        traits = .updatesFrequently
        frame = view.accessibilityFrame
        identifier = view.accessibilityIdentifier
        isBusy = true
    }

    /// The element in one line, as in
    /// `"Volume" value "40%" adjustable (20, 30, 200, 28) #volume`. Quotes, backslashes and ends of lines in texts have
    /// a backslash, as in Swift.
    public var text: String {
        func quoted(_ name: String, _ text: String?) -> String? {
            text.map { name + "\"\($0.map(Self.escaped).joined())\"" }
        }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
        let traits = traits.description
        let parts = [
            quoted("", label) ?? "-", quoted("value ", value), quoted("hint ", hint), traits.isEmpty ? nil : traits,
            "(\(numbers.joined(separator: ", ")))", identifier.map { "#" + $0 },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// A character as it stands between quotes.
    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\"", "\\": "\\\(character)"
        case "\n": "\\n"
        default: String(character)
        }
    }

    /// A number of points, to a tenth.
    private static func text(_ number: CGFloat) -> String {
        let tenths = (Double(number) * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e9 ? String(Int(tenths)) : String(tenths)
    }
}

extension UIView {
    /// What an assistive tool comes to in the view, itself included, in order: that of the keyboard's Tab key. What is
    /// hidden or left out is not there, and beside something modal only that is; what is loading is one thing.
    public var accessibilityElementsInOrder: [AccessibilityElement] { AccessibilityWalk.elements(in: self) }

    /// The same as a text, one element a line, for tests and for people who look for what is missing.
    public var accessibilityTreeDescription: String {
        accessibilityElementsInOrder.map { $0.text + "\n" }.joined()
    }
}
