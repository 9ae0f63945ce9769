import ControlKit
import Foundation
import StageKit
import ViewKit

/// The appearance callbacks of screens.
@MainActor
final class SplitLog {
    private var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns the calls recorded since this method was last called.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Returns the calls of the screen `name` recorded since `take` was last called.
    func calls(of name: String) -> [String] {
        calls.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    }
}

/// A named screen with a text field that records its appearance callbacks.
@MainActor
final class SplitScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
    private let log: SplitLog

    init(_ name: String, _ log: SplitLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() { view.addSubview(field) }
    override func viewWillAppear(_ animated: Bool) { log.add("\(title ?? "") comes") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(title ?? "") came") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(title ?? "") goes") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(title ?? "") went") }
}

/// A split view controller with a screen in each column, in a window.
@MainActor
final class SplitFixture {
    let stage: OffscreenStage
    let split: UISplitViewController
    let log = SplitLog()
    let primary: SplitScreen
    let supplementary: SplitScreen
    let secondary: SplitScreen

    init(_ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1000) {
        stage = OffscreenStage(size: CGSize(width: width, height: 600))
        split = UISplitViewController(style: style)
        primary = SplitScreen("Primary", log)
        supplementary = SplitScreen("Supplementary", log)
        secondary = SplitScreen("Secondary", log)
        if style == .unspecified {
            split.viewControllers = [
                UINavigationController(rootViewController: primary),
                UINavigationController(rootViewController: secondary),
            ]
        } else {
            split.setViewController(primary, for: .primary)
            if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
            split.setViewController(secondary, for: .secondary)
        }
    }

    func show() {
        stage.window.rootViewController = split
        stage.advance(by: 0)
    }

    func resize(_ width: CGFloat) {
        stage.resize(to: CGSize(width: width, height: 600))
        stage.advance(by: 0)
        stage.advance(by: 0)
    }

    /// The frame of a screen's column in the window; `nil` if it isn't shown.
    func frame(_ screen: SplitScreen) -> CGRect? {
        guard let view = screen.navigationController?.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    /// The horizontal range of a screen's column in the window.
    func range(_ screen: SplitScreen) -> ClosedRange<CGFloat>? { frame(screen).map { $0.minX...$0.maxX } }

    /// The view that dims the secondary column.
    var dim: UIView? { split.view.subviews.first { "\(type(of: $0))" == "SplitDim" } }

    var isDimmed: Bool { dim.map { !$0.isHidden && $0.alpha == 1 } == true }
}
