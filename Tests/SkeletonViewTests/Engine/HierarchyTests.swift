import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests which views get a bone: the six cases of SkeletonView's documentation, and the rules for each view.
@MainActor
@Suite("Hierarchy")
struct HierarchyTests {
    enum Case: String, CaseIterable {
        case nothing, onlyChildren = "only-children", container, containerAndChildren = "container-and-children"
        case emptyCells = "bare-cells", fullCells = "full-cells"
    }

    /// A portrait and three lines in a container, above a table if the case includes one.
    @MainActor
    private final class Screen: SkeletonTableViewDataSource {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 260), scale: 1.5)
        let container = UIView(frame: CGRect(x: 12, y: 12, width: 216, height: 116))
        let portrait = UIView(frame: CGRect(x: 86, y: 0, width: 44, height: 44))
        let lines = UILabel(frame: CGRect(x: 22, y: 52, width: 172, height: 60))
        let table = UITableView(frame: CGRect(x: 12, y: 140, width: 216, height: 120))

        init(_ test: Case) {
            portrait.backgroundColor = .peterRiver
            portrait.layer.cornerRadius = 22
            lines.backgroundColor = .sunFlower
            lines.numberOfLines = 3
            lines.skeletonTextLineHeight = .fixed(10)
            lines.linesCornerRadius = 4
            lines.lastLineFillPercent = 40
            let isBelow = test == .containerAndChildren || test == .emptyCells || test == .fullCells
            container.isSkeletonable = test == .container || isBelow
            for view in [portrait, lines] {
                view.isSkeletonable = test == .onlyChildren || isBelow
                container.addSubview(view)
            }
            stage.window.addSubview(container)
            guard test == .emptyCells || test == .fullCells else { return }
            table.isSkeletonable = true
            table.rowHeight = 40
            table.register(test == .fullCells ? FullCell.self : BareCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            stage.window.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private class BareCell: UITableViewCell {
        let picture = UIView(frame: CGRect(x: 8, y: 6, width: 28, height: 28))
        let text = UILabel(frame: CGRect(x: 48, y: 4, width: 156, height: 32))

        required override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSkeletonable = true
            text.numberOfLines = 2
            text.skeletonTextLineHeight = .fixed(8)
            text.skeletonLineSpacing = 8
            for view in [picture, text] { contentView.addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class FullCell: BareCell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [picture, text] { view.isSkeletonable = true }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("The six cases match their golden images", arguments: Case.allCases)
    func pictures(_ test: Case) throws {
        let screen = Screen(test)
        screen.stage.advance(by: 0)
        screen.stage.window.showSkeleton(usingColor: .silver, transition: .none)
        screen.stage.advance(by: 0)

        try GoldenImage.expect(screen.stage.bitmap(), named: "hierarchy-\(test.rawValue)")
    }

    @Test("The images in the documentation equal the golden images", arguments: Case.allCases)
    func documentation(_ test: Case) throws {
        let golden = ReferenceSnapshot.folder(forTestsIn: #filePath)
        let resources = golden.appendingPathComponent("../../../Sources/SkeletonView/SkeletonView.docc/Resources")
        let name = "hierarchy-\(test.rawValue).png"

        let shown = try Data(contentsOf: resources.appendingPathComponent(name))
        #expect(try shown == Data(contentsOf: golden.appendingPathComponent(name)))
    }

    @Test(
        "The six cases have the expected bones",
        arguments: zip(Case.allCases, [[], [], ["UIView block"], ["UIView block", "UILabel line"], [], []]))
    func bones(_ test: Case, expected: [String]) {
        let screen = Screen(test)
        screen.stage.window.showSkeleton(transition: .none)
        let bones = screen.stage.window.sk.bones
        let inContainer = bones.filter { $0.view.isDescendant(of: screen.container) }
        let inTable = bones.filter { $0.view.isDescendant(of: screen.table) }

        switch test {
        case .emptyCells:
            #expect(inTable.map(\.frame.height) == [40, 40, 40])
            #expect(inTable.allSatisfy { $0.view is UITableViewCell && $0.kind == .block })
        case .fullCells:
            #expect(inTable.count == 9)
            #expect(inTable.allSatisfy { !($0.view is UITableViewCell) })
        default:
            #expect(bones.count == inContainer.count)
            #expect(Set(inContainer.map(name)) == Set(expected))
        }
    }

    private func name(_ bone: SkeletonBone) -> String {
        "\(type(of: bone.view)) \(bone.kind == .block ? "block" : "line")"
    }

    @Test("A flagged root without flagged subviews is a leaf")
    func flaggedRoot() {
        let stage = OffscreenStage(size: CGSize(width: 50, height: 50))
        let box = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.isSkeletonable = true
        box.addSubview(inside)
        stage.window.addSubview(box)
        box.showSkeleton(transition: .none)
        #expect(box.sk.bones.map(\.frame) == [box.bounds])

        inside.isSkeletonable = true
        stage.advance(by: 0)
        #expect(box.sk.bones.map { $0.view === inside } == [true])
    }

    @Test("Only the arranged subviews of a stack view get bones")
    func stackViews() {
        let stage = OffscreenStage(size: CGSize(width: 50, height: 50))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (arranged, other) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        for view in [stack, arranged, other] { view.isSkeletonable = true }
        stack.addArrangedSubview(arranged)
        stack.addSubview(other)
        stage.window.addSubview(stack)
        stage.window.showSkeleton(transition: .none)

        #expect(stage.window.sk.bones.map { $0.view === arranged } == [true])
    }

    @Test("Only views that the traversal reaches are active, even outside a window")
    func active() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (flagged, plain, inside) = (UIView(frame: root.bounds), UIView(), UIView())
        flagged.isSkeletonable = true
        inside.isSkeletonable = true
        root.addSubview(flagged)
        root.addSubview(plain)
        plain.addSubview(inside)
        root.showSkeleton()

        #expect(root.sk.isSkeletonActive && flagged.sk.isSkeletonActive)
        #expect(!plain.sk.isSkeletonActive && !inside.sk.isSkeletonActive)
        #expect(root.sk.bones.map { $0.view === flagged } == [true])
        root.hideSkeleton()
        #expect(!flagged.sk.isSkeletonActive)
        #expect(root.sk.bones.isEmpty)
    }
}
