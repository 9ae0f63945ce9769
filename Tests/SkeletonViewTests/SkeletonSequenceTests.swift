import Foundation
import LayerKit
import SDLKit
import TestSupport
import Testing

@testable import SkeletonView

/// Sequences of calls on a small tree, with everything checked that must hold after each.
@MainActor
@Suite("Sequences of calls")
struct SkeletonSequenceTests {
    enum Call: CaseIterable {
        case showSolid, showAnimated, showDelayed, updateSolid, updateGradient, hideNone, hideFade, resize, flipTheme
        case reload, removeView, advance
    }

    /// A root with a flagged view, a flagged label, a view that hides, and a table.
    @MainActor
    private final class Scene: SkeletonTableViewDataSource {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 80))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        let block = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
        let label = UILabel(frame: CGRect(x: 0, y: 10, width: 60, height: 20))
        let badge = UIView(frame: CGRect(x: 0, y: 30, width: 60, height: 5))
        let table = UITableView(frame: CGRect(x: 0, y: 40, width: 60, height: 40))
        private var isDark = false

        init() {
            block.backgroundColor = .red
            label.text = "text"
            badge.isHiddenWhenSkeletonIsActive = true
            table.rowHeight = 20
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            for view in [block, label, table] { view.isSkeletonable = true }
            for view in [block, label, badge, table] { root.addSubview(view) }
            stage.window.addSubview(root)
            stage.advance(by: 0)
        }

        final class Cell: UITableViewCell {
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

        func run(_ call: Call) {
            switch call {
            case .showSolid: root.showSkeleton(usingColor: .turquoise)
            case .showAnimated: root.showAnimatedGradientSkeleton()
            case .showDelayed: root.showSkeleton(delay: 0.2)
            case .updateSolid: root.updateSkeleton(usingColor: .carrot)
            case .updateGradient: root.updateAnimatedGradientSkeleton()
            case .hideNone: root.hideSkeleton(transition: .none)
            case .hideFade: root.hideSkeleton()
            case .resize:
                root.frame.size.width = root.frame.width == 60 ? 40 : 60
                for view in [block, label, badge, table] { view.frame.size.width = root.frame.width }
            case .flipTheme:
                isDark.toggle()
                root.overrideUserInterfaceStyle = isDark ? .dark : .light
            case .reload: table.reloadData()
            case .removeView:
                if label.superview == nil { root.addSubview(label) } else { label.removeFromSuperview() }
            case .advance: stage.advance(by: 0.13, step: 0.05)
            }
            stage.advance(by: 0)
        }

        var allViews: [UIView] { root.descendants(of: UIView.self) + [label] }
    }

    /// What must hold after every call; nil, or what does not.
    private func fault(in scene: Scene) -> String? {
        let isActive = scene.root.sk.isSkeletonActive
        let session = scene.root.skeletonSession
        if isActive != (session?.isOn ?? false) { return "active does not say what the session says" }
        let shown = scene.allViews.filter { $0.leafPresence != nil }
        if session == nil, !shown.isEmpty { return "\(shown.count) bones are orphaned" }
        if isActive, scene.block.leafPresence == nil { return "the block has no bone" }
        if isActive, scene.label.superview != nil, scene.label.leafPresence == nil { return "the label has no bone" }
        if scene.label.superview == nil, scene.label.leafPresence != nil { return "a removed view kept its bones" }
        if scene.badge.isSuppressed != isActive { return "the badge is wrongly shown or hidden" }
        if scene.table.locksScrolling, !isActive { return "the table is still locked" }
        if isActive, scene.table.standInSource == nil { return "the table does not show skeleton rows" }
        for view in scene.allViews where view.leafPresence == nil {
            if view.standIn != nil || view.contentOpacity != 1 || view.swallowsTouches {
                return "\(view) is not restored"
            }
        }
        if scene.label.text != "text" || scene.block.backgroundColor != .red || scene.badge.isHidden {
            return "the app's own state was touched"
        }
        return scene.table.dataSource === scene ? nil : "the table's data source was replaced"
    }

    @Test("Whatever is called, no bone is orphaned and nothing of the app's is touched")
    func sequences() {
        var random = SeededGenerator(seed: 7)
        for number in 0..<600 {
            let calls = (0..<5).compactMap { _ in Call.allCases.randomElement(using: &random) }
            let scene = Scene()
            for (index, call) in calls.enumerated() {
                scene.run(call)
                if let fault = fault(in: scene) {
                    Issue.record("sequence \(number), after \(calls[...index]): \(fault)")
                    return
                }
            }
            scene.root.hideSkeleton(transition: .none)
            scene.stage.advance(by: 0.3, step: 0.1)
            if scene.root.sk.isSkeletonActive || !scene.root.sk.bones.isEmpty || fault(in: scene) != nil {
                Issue.record("sequence \(number), \(calls), then hide: \(fault(in: scene) ?? "bones are left")")
                return
            }
        }
    }
}
