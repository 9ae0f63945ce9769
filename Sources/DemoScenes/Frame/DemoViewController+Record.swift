import ControlKit
import Foundation
import ViewKit

/// Records the current screen, and copies links and commands that restore the window's state.
extension DemoViewController {
    /// Records the content of the screen, without the bars, into a file with the extension `ending`, and shows the
    /// progress in an alert.
    func record(_ ending: String) {
        guard let recorder else { return }
        guard ending == "png" || recorder.canRecordVideo else { return showAlert(Self.missingEncoder) }
        var recorded = shownState
        recorded.size = screen.content.bounds.size
        let file = exportFolder.appendingPathComponent(
            Self.freeName("skeleton-\(scene.rawValue)", ending, in: exportFolder))
        let alert = UIAlertController(
            title: ending == "png" ? "Drawing" : "Recording", message: "0%", preferredStyle: .alert)
        let cancel = recorder.record(recorded, to: file) { [weak alert] fraction in
            alert?.message = "\(Int((fraction * 100).rounded()))%"
        } completion: { [weak self, weak alert] failure in
            // If the user has canceled, there is nothing to report.
            guard let alert, !alert.isBeingDismissed else { return }
            alert.dismiss(animated: false) {
                let saved = (ending == "png" ? "Image saved" : "Recording saved", file.path)
                self?.showAlert(failure.map { ("Not saved", WindowMessage.text(of: $0)) } ?? saved)
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancel() })
        present(alert, animated: false)
    }

    private static let missingEncoder = (
        title: "Not recorded",
        message: "Recording needs ffmpeg. Install it (on Debian: apt install ffmpeg) and try again; "
            + "PNG images are saved without it."
    )

    /// The window's state with the scene that is shown. Unlike in `state`, that scene can be a scene file.
    private var shownState: DemoState {
        var shown = state
        shown.scene = scene
        return shown
    }

    /// Copies a link that describes the window's state or, if `asCommand` is `true`, a command line that starts the
    /// demo in that state.
    func copyState(asCommand: Bool) {
        let text = asCommand ? recorder?.commandLine(for: shownState) : state.link
        guard let text else { return }
        copy(text, called: asCommand ? "Command" : "Link", by: asCommand ? .copyCommand : .copyLink)
    }
}
