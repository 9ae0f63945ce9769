import ViewKit

/// Swift code for the current settings.
extension DemoSettings {
    /// Swift code that applies the skeleton's style to `view`. The library's default values are omitted, and so are the
    /// theme, the direction and the text size of the demo's window, which aren't part of the style. The first comment
    /// in the code lists the requirements; another lists the settings that differ between labels.
    var swiftCode: String { swiftCode(of: nil) }

    /// Returns the code for the skeleton of `card`, which may have its own settings. If `card` is `nil`, returns the
    /// code for the screen's skeleton.
    @MainActor
    func swiftCode(showing card: SampleCard?) -> String {
        var shown = style
        shown.lines = shownLines
        return swiftCode(of: card?.code(for: shown))
    }

    private func swiftCode(of code: SkeletonCode?) -> String {
        var shown = style
        shown.lines = shownLines
        var shimmer: [String] = []
        if style.shimmer.isOn {
            shimmer = ["// The light over the content:"] + style.shimmer.swiftCode
            shimmer.append("// To end it: view.stopShimmering()")
        }
        return (conditions + mixedNote).map { $0 + "\n" }.joined()
            + (code.map(shown.swiftCode) ?? shown.swiftCode)
            + shimmer.map { $0 + "\n" }.joined()
    }

    private var conditions: [String] {
        let product = "// Requires import SkeletonView, a product of SkeletonSDL."
        guard !style.isAutomatic else { return ["\(product) No view needs a flag."] }
        return [
            "\(product) Set isSkeletonable = true",
            "// on each view that gets a bone, and on all views around it.",
        ]
    }

    private var mixedNote: [String] {
        let order = ["Height", "Spacing", "Last line", "Radius", "Insets"].filter(mixedLines.contains)
        var names = order.map { $0.lowercased() }
        if lineRule == nil { names.insert("line height", at: 0) }
        guard !names.isEmpty else { return [] }
        return [
            "// Each text of this screen has its own \(names.joined(separator: ", ")).",
            "// To get the settings of one text, select it in the demo (C) and copy.",
        ]
    }
}
