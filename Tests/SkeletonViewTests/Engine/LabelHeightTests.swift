import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that labels laid out by constraints get the height that their bones need.
@MainActor
@Suite("Label heights")
struct LabelHeightTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))
    private let stack = UIStackView()

    init() throws {
        try PinnedFonts.use()
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isSkeletonable = true
        stage.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 160),
        ])
    }

    private func add(_ lines: Int, text: String? = nil) -> UILabel {
        let label = UILabel()
        (label.numberOfLines, label.text) = (lines, text)
        label.isSkeletonable = true
        stack.addArrangedSubview(label)
        return label
    }

    private func show() {
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
    }

    @Test("Empty labels in a stack view get the height of their lines while a skeleton is shown")
    func emptyLabels() {
        let labels = [add(1), add(0), add(3), add(1, text: "")]
        labels[3].font = .systemFont(ofSize: 4)
        stage.advance(by: 0)
        let before = labels.map(\.bounds.height)

        show()
        let line = UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up)
        let small = UIFont.systemFont(ofSize: 4).lineHeight.rounded(.up)
        #expect(labels.map(\.bounds.height) == [line, line, 65, small])
        #expect(stage.window.sk.bones.count == 6)
        #expect(labels[1].frame.minY == labels[0].frame.maxY + 8)

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(labels.map(\.bounds.height) == before)
    }

    @Test("An empty single-line label drawn as a block doesn't collapse")
    func blockInAStack() {
        SkeletonAppearance.default.renderSingleLineAsView = true
        defer { SkeletonAppearance.default.renderSingleLineAsView = false }
        let label = add(1)
        show()

        #expect(label.bounds.height >= 15)
        #expect(label.sk.bones.map(\.kind) == [.block])
        #expect(label.sk.bones.map(\.frame) == [label.bounds])
    }

    @Test("A single-line label keeps its height, and its bone is clipped")
    func oneLine() {
        let label = add(1, text: "text")
        label.font = .systemFont(ofSize: 8)
        stage.advance(by: 0)
        let before = label.bounds.height
        #expect(before < 15)
        show()
        #expect(label.bounds.height == before)
        #expect(label.sk.bones.map(\.frame.height) == [before])

        let empty = add(1)
        let height = empty.heightAnchor.constraint(equalToConstant: 6)
        (height.priority, height.isActive) = (.defaultHigh, true)
        stage.advance(by: 0)
        #expect(empty.bounds.height == 6)
    }

    @Test("Required heights, by constant or by pinned edges, are kept and clip the lines")
    func requiredHeights() {
        let own = add(3)
        let height = own.heightAnchor.constraint(equalToConstant: 32)
        height.isActive = true
        let pinned = UILabel()
        pinned.numberOfLines = 3
        pinned.isSkeletonable = true
        pinned.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 200),
            pinned.bottomAnchor.constraint(equalTo: stage.window.topAnchor, constant: 230),
            pinned.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            pinned.widthAnchor.constraint(equalToConstant: 50),
        ])
        show()

        #expect(own.bounds.height == 32)
        #expect(own.sk.bones.map(\.frame.height) == [15, 7])
        #expect(pinned.bounds.height == 30)
        #expect(pinned.sk.bones.map(\.frame.height) == [15, 5])
    }

    @Test("A label's height constraint is unchanged, and applies again after the skeleton is hidden")
    func ownConstraints() {
        let label = add(3, text: "text")
        let height = label.heightAnchor.constraint(equalToConstant: 20)
        (height.priority, height.isActive) = (UILayoutPriority(999), true)
        stage.advance(by: 0)
        #expect(label.bounds.height == 20)

        show()
        #expect(label.bounds.height == 65)
        #expect(height.isActive && height.constant == 20)
        #expect(label.constraints.contains { $0 === height })

        height.constant = 90
        stage.advance(by: 0)
        #expect(label.bounds.height == 90, "a constraint that suffices counts")
        height.constant = 30
        stage.advance(by: 0)
        #expect(label.bounds.height == 65)

        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(label.bounds.height == 30)
    }

    @Test("Hiding a skeleton with a fade restores a label's height immediately")
    func fading() {
        let label = add(3, text: "text")
        show()
        #expect(label.bounds.height == 65)

        stage.window.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.5)
        #expect(label.bounds.height < 40)
        #expect(!label.sk.bones.isEmpty)

        stage.window.showSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0)
        #expect(label.bounds.height == 65)
    }

    @Test("Text set while a skeleton is shown makes the label as tall as needed")
    func textMeanwhile() {
        let label = add(0)
        show()
        let empty = label.bounds.height
        label.text = String(repeating: "words ", count: 40)
        stage.advance(by: 0)

        #expect(label.bounds.height > 2 * empty)
    }

    @Test("Labels laid out by frame keep their frame")
    func frames() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
        label.numberOfLines = 3
        label.isSkeletonable = true
        stage.window.addSubview(label)
        show()

        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 12))
        #expect(label.sk.bones.count == 1)
    }

    @Test("Line options changed while a skeleton is shown change the label's height")
    func liveOptions() {
        let label = add(2)
        stage.advance(by: 0)
        let before = label.bounds.height
        show()
        #expect(label.bounds.height == 40)

        label.skeletonTextLineHeight = .fixed(30)
        label.skeletonPaddingInsets = UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0)
        stage.advance(by: 0)
        #expect(label.bounds.height == 75)
        #expect(label.sk.bones.map(\.frame.minY) == [3, 43])

        label.isSkeletonable = false
        stage.advance(by: 0)
        #expect(label.bounds.height == before)
    }

    @Test("An empty label compressed by other constraints keeps the height of one line")
    func squeezed() {
        let label = UILabel()
        label.isSkeletonable = true
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        let squeeze = label.bottomAnchor.constraint(equalTo: stage.window.topAnchor, constant: 4)
        squeeze.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 50), squeeze,
        ])
        show()

        #expect(label.bounds.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up))
    }

    @Test("Even with an extreme number of lines, only those that fit get bones")
    func manyLines() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.skeletonTextNumberOfLines = .custom(.max)
        label.isSkeletonable = true
        stage.window.addSubview(label)
        show()

        #expect(label.sk.bones.count == 3)
    }
}
