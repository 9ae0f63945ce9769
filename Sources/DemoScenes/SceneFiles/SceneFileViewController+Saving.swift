import Foundation
import NibKit
import Reporting
import ScenePreviews
import SkeletonView

/// Saves changes to the scene file, and shows the warnings about it.
extension SceneFileViewController {
    /// The skeleton properties that were changed in the inspector.
    var changes: [ElementEdits] {
        scene?.controller.viewIfLoaded.map(SkeletonEdits.changes) ?? []
    }

    /// Saves the changed properties to their files, and reloads the scene. If the reloaded file is invalid, the header
    /// shows the error after the confirmation.
    func save() {
        let changes = changes
        let names: [String]
        do {
            names = try file.save(changes)
        } catch {
            return showAlert("Not saved", "\(error)")
        }
        fileDidChange()
        let count = Set(changes.map { [$0.file?.path, $0.id] }).count
        let isElsewhere = changes.contains { $0.file?.resolvingSymlinksInPath() != file.url.resolvingSymlinksInPath() }
        let place = isElsewhere ? names.map { printable($0) }.joined(separator: ", ") : "the file"
        header.confirm("Saved into \(place): " + (count == 1 ? "1 view" : "\(count) views"))
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
