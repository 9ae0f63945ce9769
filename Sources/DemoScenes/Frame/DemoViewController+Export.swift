import Foundation
import SkeletonView

/// Exports the skeleton of the current screen, the Swift code for the settings, and the window's accessibility tree.
extension DemoViewController {
    func perform(_ action: InspectorAction) {
        switch action {
        case .copySVG: copy(isHTML: false)
        case .saveSVG: save(isHTML: false)
        case .copyHTML: copy(isHTML: true)
        case .saveHTML: save(isHTML: true)
        case .showElements: showElements()
        case .recordGIF: record("gif")
        case .recordMP4: record("mp4")
        case .recordWebM: record("webm")
        case .savePNG: record("png")
        case .copyLink: copyState(asCommand: false)
        case .copyCommand: copyState(asCommand: true)
        case .undo: undo()
        case .redo: redo()
        case .reset: reset()
        }
    }

    /// Shows the accessibility tree of the window as text.
    func showElements() {
        panels.show(view.accessibilityElementsDescription, called: "Accessibility elements")
    }

    /// Copies the Swift code for the current settings.
    func copyCode() {
        copy(panels.swiftCode, called: "Swift code")
    }

    /// Copies `text` and announces that `name` was copied. Confirms the copy for a short time in the title of the
    /// inspector's button for `action` or, if that button isn't in sight, in the header. If `action` is `nil`, the
    /// button is the one that copies the Swift code.
    func copy(_ text: String, called name: String, by action: InspectorAction? = nil) {
        view.window?.host?.clipboardText = text
        let words = "\(name) copied"
        UIAccessibility.post(notification: .announcement, argument: words)
        if !panels.confirmCopy(action) { screen.header.confirm(words) }
    }

    /// Shows the Swift code for the current settings as text.
    func showCode() {
        panels.show(panels.swiftCode, called: "Swift code")
    }

    // MARK: Private

    /// Returns the visible skeleton as SVG in the window's appearance, light or dark, or as an HTML page in the
    /// appearance chosen in the inspector. If none is chosen, the page follows the preference of the user who opens it.
    /// In a comparison, the document shows style B. Returns `nil` if no skeleton is visible.
    private func document(isHTML: Bool) -> String? {
        guard let blueprint = screen.content.sk.blueprint else { return nil }
        guard isHTML else {
            return blueprint.svg(title: scene.title, userInterfaceStyle: view.traitCollection.userInterfaceStyle)
        }
        return blueprint.html(title: scene.title, userInterfaceStyle: inspectorSettings.theme)
    }

    /// The words that tell which of two compared styles is exported; empty without a comparison.
    private var exportedStyle: String { comparison == nil ? "" : " of B" }

    private func copy(isHTML: Bool) {
        guard let document = document(isHTML: isHTML) else { return showAlert(Self.nothing) }
        copy(document, called: (isHTML ? "HTML" : "SVG") + exportedStyle, by: isHTML ? .copyHTML : .copySVG)
    }

    private func save(isHTML: Bool) {
        guard let document = document(isHTML: isHTML) else { return showAlert(Self.nothing) }
        do {
            let file = exportFolder.appendingPathComponent(
                Self.freeName("skeleton-\(scene.rawValue)", isHTML ? "html" : "svg", in: exportFolder))
            try Data(document.utf8).write(to: file, options: .withoutOverwriting)
            showAlert(("Skeleton saved", "The skeleton\(exportedStyle) is in \(file.path)."))
        } catch {
            showAlert(("Not saved", error.localizedDescription))
        }
    }

    private static let nothing = (
        title: "There is no skeleton", message: "Press S, or choose a screen that loads, and try again."
    )

    /// Returns the first of `name.ending`, `name-2.ending`, `name-3.ending` and so on that doesn't exist in `folder`.
    static func freeName(_ name: String, _ ending: String, in folder: URL) -> String {
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "\(name).\(ending)" : "\(name)-\($0).\(ending)" }
        let isFree = { (name: String) in
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        }
        return names.first(where: isFree) ?? "\(name).\(ending)"
    }

    func showAlert(_ words: (title: String, message: String)) {
        let alert = UIAlertController(title: words.title, message: words.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
