import Foundation
import NibKit
import ScenePreviews
import SkeletonView

/// Saves changes to the scene file, and shows the warnings about it.
extension SceneFileViewController {
    /// The skeleton properties that were changed in the inspector, with the identifiers of the elements in the file.
    var changes: [(id: String, edits: [RuntimeAttributeEdit])] {
        scene?.controller.viewIfLoaded.map(SkeletonEdits.changes) ?? []
    }

    /// Saves the changed properties to the file, and reloads the file. If the reloaded file is invalid, the header shows
    /// the error after the confirmation.
    func save() {
        let changes = changes
        do {
            try file.save(changes)
        } catch {
            return showAlert("Not saved", "\(error)")
        }
        fileDidChange()
        let count = Set(changes.map(\.id)).count
        header.confirm("Saved into the file: " + (count == 1 ? "1 view" : "\(count) views"))
    }

    private func showAlert(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    func showWarnings() {
        guard let warnings = scene?.warnings, !warnings.isEmpty else { return }
        showAlert("Not found or not supported", warnings.joined(separator: "\n"))
    }
}
