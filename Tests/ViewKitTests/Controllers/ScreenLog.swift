import Foundation
import ViewKit

/// The callbacks that a test's screens received, in order.
@MainActor
final class ScreenLog {
    private var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns the calls recorded since this method was last called.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A named screen that records its callbacks.
@MainActor
final class LoggedScreen: UIViewController {
    private let log: ScreenLog
    private(set) var safeAreaChanges = 0

    init(_ name: String, _ log: ScreenLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() { add("loaded") }
    override func viewWillAppear(_ animated: Bool) { add(isMovingToParent ? "comes anew" : "comes", animated) }
    override func viewDidAppear(_ animated: Bool) { add("came", animated) }
    override func viewWillDisappear(_ animated: Bool) { add(isMovingFromParent ? "goes for ever" : "goes", animated) }
    override func viewDidDisappear(_ animated: Bool) { add("went", animated) }
    override func willMove(toParent parent: UIViewController?) { add(parent == nil ? "leaves" : "enters") }
    override func didMove(toParent parent: UIViewController?) { add(parent == nil ? "left" : "entered") }
    override func viewSafeAreaInsetsDidChange() { safeAreaChanges += 1 }

    private func add(_ call: String, _ animated: Bool = false) {
        log.add("\(title ?? "") \(call)\(animated ? " slowly" : "")")
    }
}
