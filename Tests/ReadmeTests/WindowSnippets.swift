import SDLKit
import SkeletonView

// The Swift code of SDLKit's article about windows; see Snippets.swift.

final class NotesViewController: UIViewController {}

final class NotesOpener: UIViewController {
    var notes: UIWindow?

    func openNotes() {
        // snippet
        notes = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 360))
        notes?.rootViewController = NotesViewController()
        notes?.makeKeyAndVisible()
        // end
    }
}
