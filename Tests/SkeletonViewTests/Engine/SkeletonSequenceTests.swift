import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

/// Tests sequences of calls on a small tree, and checks every invariant after each call. If SKELETON_ALL_SEQUENCES=1 is
/// set in the environment, runs all sequences of five calls, otherwise a few hundred of them.
@MainActor
@Suite("Sequences of calls")
struct SkeletonSequenceTests {
    enum Call: Int, CaseIterable {
        case showSolid, showAnimated, showDelayed, updateSolid, updateGradient, hideNone, hideFade, resize, flipTheme
        case reload, removeView, advance
    }

    private static let length = 5
    private static let runsAll = ProcessInfo.processInfo.environment["SKELETON_ALL_SEQUENCES"] == "1"

    /// Returns the sequence of calls encoded by the digits of `number`.
    private func calls(_ number: Int) -> [Call] {
        var rest = number
        return (0..<Self.length).compactMap { _ in
            defer { rest /= Call.allCases.count }
            return Call(rawValue: rest % Call.allCases.count)
        }
    }

    private var numbers: [Int] {
        let all = (0..<Self.length).reduce(1) { product, _ in product * Call.allCases.count }
        guard !Self.runsAll else { return Array(0..<all) }
        var random = SeededGenerator(seed: 7)
        return Self.telling.map(number(of:)) + (0..<600).map { _ in random.number(0...all - 1) }
    }

    /// Sequences that a random choice would rarely include.
    private static let telling: [[Call]] = [
        [.showSolid, .advance, .hideFade, .showAnimated, .advance],
        [.showAnimated, .hideFade, .advance, .showSolid, .hideFade],
        [.showDelayed, .advance, .showSolid, .advance, .hideFade],
        [.showSolid, .hideFade, .removeView, .removeView, .showSolid],
        [.showDelayed, .hideFade, .reload, .advance, .advance],
    ]

    private func number(of calls: [Call]) -> Int {
        calls.reversed().reduce(0) { $0 * Call.allCases.count + $1.rawValue }
    }

    @Test("After any sequence of calls, bones match the model and the app's state is untouched")
    func sequences() {
        let posts = SkeletonPosts()
        for number in numbers {
            let calls = calls(number)
            let scene = SequenceScene(posts: posts)
            for (index, call) in calls.enumerated() {
                scene.run(call)
                if let fault = scene.fault {
                    Issue.record("sequence \(number), after \(calls[...index]): \(fault)")
                    return
                }
            }
            if let fault = scene.faultAfterTheEnd {
                Issue.record("sequence \(number), \(calls), then a hide: \(fault)")
                return
            }
        }
    }
}

/// Records the notifications of skeletons on all views.
final class SkeletonPosts {
    private final class Log: @unchecked Sendable {
        // Used only on the main actor, where notifications of views are posted.
        var names: [String] = []
    }

    private let log = Log()
    private var observers: [any NSObjectProtocol] = []

    init() {
        observers = SkeletonMoment.allCases.map { moment in
            NotificationCenter.default.addObserver(forName: moment.notification, object: nil, queue: nil) {
                [log] note in
                log.names.append(String(note.name.rawValue.dropFirst("skeleton".count)))
            }
        }
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    func take() -> [String] {
        defer { log.names = [] }
        return log.names
    }
}

/// A root with a flagged view, a flagged label, a view that is hidden during skeletons, and a table, together with a
/// model of their expected state.
@MainActor
private final class SequenceScene: SkeletonTableViewDataSource {
    private let window = UIWindow(frame: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    private let block = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    private let label = UILabel(frame: CGRect(x: 0, y: 10, width: 60, height: 20))
    private let badge = UIView(frame: CGRect(x: 0, y: 30, width: 60, height: 5))
    private let table = UITableView(frame: CGRect(x: 0, y: 40, width: 60, height: 40))
    private let posts: SkeletonPosts
    private var model = SkeletonModel()
    private var time: TimeInterval = 0
    private var isDark = false

    init(posts: SkeletonPosts) {
        self.posts = posts
        window.resize(to: CGSize(width: 60, height: 80), scale: 1)
        block.backgroundColor = .red
        label.text = "text"
        badge.isHiddenWhenSkeletonIsActive = true
        table.rowHeight = 20
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        for view in [block, label, table] { view.isSkeletonable = true }
        for view in [block, label, badge, table] { root.addSubview(view) }
        window.addSubview(root)
        UndrawnWindow(window).runFrame(at: 0)
        _ = posts.take()
    }

    private final class Cell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSkeletonable = true
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            part.isSkeletonable = true
            contentView.addSubview(part)
        }

        required init?(coder: NSCoder) { nil }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "cell" }

    // MARK: Calls

    func run(_ call: SkeletonSequenceTests.Call) {
        switch call {
        case .showSolid:
            root.showSkeleton(usingColor: .turquoise)
            model.show(animated: false)
        case .showAnimated:
            root.showAnimatedGradientSkeleton()
            model.show(animated: true)
        case .showDelayed:
            root.showSkeleton(delay: 0.2)
            model.showDelayed()
        case .updateSolid:
            root.updateSkeleton(usingColor: .carrot)
            model.update(animated: false)
        case .updateGradient:
            root.updateAnimatedGradientSkeleton()
            model.update(animated: true)
        case .hideNone:
            root.hideSkeleton(transition: .none)
            model.hideImmediately()
        case .hideFade:
            root.hideSkeleton()
            model.hideFading()
        case .resize:
            root.frame.size.width = root.frame.width == 60 ? 40 : 60
            for view in [block, label, badge, table] { view.frame.size.width = root.frame.width }
        case .flipTheme:
            isDark.toggle()
            root.overrideUserInterfaceStyle = isDark ? .dark : .light
        case .reload: table.reloadData()
        case .removeView:
            if label.superview == nil { root.addSubview(label) } else { label.removeFromSuperview() }
            model.toggleLabel()
        case .advance:
            time += 0.13
            model.advance(by: 0.13)
        }
        UndrawnWindow(window).runFrame(at: time)
    }

    // MARK: Faults

    /// The first violated invariant after the skeleton is hidden and everything has finished, if any.
    var faultAfterTheEnd: String? {
        run(.hideNone)
        for _ in 0..<3 { run(.advance) }
        return fault ?? (root.sk.bones.isEmpty ? nil : "bones are left")
    }

    /// The first violated invariant, if any.
    var fault: String? {
        let (heard, expected) = (posts.take(), model.takePosts())
        if heard != expected { return "posted \(heard), not \(expected)" }
        return boneFault ?? phaseFault ?? listFault ?? appFault
    }

    private var boneFault: String? {
        let isOn = model.phase == .on
        if root.sk.isSkeletonActive != isOn { return "isSkeletonActive is \(!isOn)" }
        if (root.skeletonSession == nil) != (model.phase == .off) { return "the session is \(model.phase)" }
        if (block.leafPresence != nil) != (model.phase != .off) {
            return "the block's bone does not fit \(model.phase)"
        }
        if (label.leafPresence != nil) != model.hasLabelBone { return "the label's bone does not fit \(model.phase)" }
        if badge.isSuppressed != isOn { return "the badge is wrongly shown or hidden" }
        for view in [root, badge, table] where view.leafPresence != nil { return "\(type(of: view)) has a bone" }
        let frames = (block.leafPresence?.shapes ?? []).map(\.frame)
        if model.phase != .off, frames != [block.bounds] { return "the block's bone stands at \(frames)" }
        for view in root.descendants(of: UIView.self) + [label] where view.leafPresence == nil {
            if view.contentOverlay != nil || view.layer.contentOverlay != nil || view.layer.overlayFade != nil
                || view.blocksEvents
            {
                return "\(type(of: view)) is not restored"
            }
        }
        return nil
    }

    private var phaseFault: String? {
        guard model.phase != .off, let leaf = block.leafPresence else { return nil }
        if abs(leaf.opacity(at: time) - model.shownOpacity) > 1e-6 {
            return "the bone's opacity is \(leaf.opacity(at: time)), not \(model.shownOpacity)"
        }
        let motion = block.layer.contentOverlay?.animation(forKey: "skeleton.motion")
        if (motion != nil) != model.isAnimated { return "the bone \(motion == nil ? "stands still" : "moves")" }
        if let motion, abs(motion.beginTime - model.begin) > 1e-9 {
            return "the motion began at \(motion.beginTime), not \(model.begin)"
        }
        return nil
    }

    private var listFault: String? {
        let isOn = model.phase == .on
        if table.locksScrolling != isOn { return "the table is wrongly locked or free" }
        if (table.list.placeholderSource != nil) != isOn { return "the table asks the wrong source" }
        let parts = table.visibleCells.flatMap(\.contentView.subviews)
        if parts.count < 2 { return "the table has \(parts.count) rows" }
        let bare = parts.filter { $0.leafPresence == nil }.count
        if isOn, bare > 0 { return "\(bare) cells have no bones" }
        if !isOn, bare < parts.count { return "\(parts.count - bare) of the app's rows have bones" }
        return nil
    }

    private var appFault: String? {
        let isUntouched =
            label.text == "text" && block.backgroundColor == .red && !badge.isHidden && table.dataSource === self
            && [root, block, badge, table].allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.isUserInteractionEnabled }
            && (label.superview != nil) == model.isLabelThere && table.isScrollEnabled && table.rowHeight == 20
        return isUntouched ? nil : "the app's own state was touched"
    }
}
