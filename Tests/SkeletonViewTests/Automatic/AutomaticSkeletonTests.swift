import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

/// What an automatic skeleton makes of views that have no flag.
@MainActor
@Suite("Automatic skeletons")
struct AutomaticSkeletonTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    private func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? root).addSubview(view)
        return view
    }

    private func label(_ text: String?, _ frame: CGRect, to parent: UIView? = nil) -> UILabel {
        let label = add(UILabel(), frame, to: parent)
        label.text = text
        return label
    }

    private func show() {
        root.showSkeleton(automatically: true, usingColor: .black, transition: .none)
        stage.advance(by: 0)
    }

    private func bones(of view: UIView) -> [CGRect] {
        root.sk.bones.filter { $0.view === view }.map(\.frame)
    }

    // MARK: Rules

    @Test("Text, pictures, controls and coloured views get bones at their places; containers stay")
    func rules() {
        let card = add(UIView(), CGRect(x: 10, y: 10, width: 280, height: 200))
        card.backgroundColor = .white
        let portrait = add(UIImageView(), CGRect(x: 10, y: 10, width: 40, height: 40), to: card)
        portrait.layer.cornerRadius = 20
        let name = label("Ada", CGRect(x: 60, y: 10, width: 200, height: 20), to: card)
        let toggle = add(UISwitch(), CGRect(x: 10, y: 60, width: 51, height: 31), to: card)
        let button = add(UIButton(), CGRect(x: 80, y: 60, width: 60, height: 30), to: card)
        let chip = add(UIView(), CGRect(x: 10, y: 100, width: 60, height: 20), to: card)
        chip.backgroundColor = .red
        let separator = add(UIView(), CGRect(x: 10, y: 130, width: 200, height: 1), to: card)
        separator.backgroundColor = .black
        let spinner = add(UIActivityIndicatorView(), CGRect(x: 10, y: 140, width: 20, height: 20), to: card)
        let blank = add(UIView(), CGRect(x: 10, y: 170, width: 60, height: 20), to: card)
        show()

        #expect(bones(of: card).isEmpty && bones(of: blank).isEmpty)
        #expect(bones(of: separator).isEmpty && bones(of: spinner).isEmpty)
        #expect(bones(of: portrait) == [CGRect(x: 20, y: 20, width: 40, height: 40)])
        #expect(root.sk.bones.first { $0.view === portrait }?.cornerRadius == 20)
        #expect(bones(of: toggle) == [CGRect(x: 20, y: 70, width: 51, height: 31)])
        #expect(root.sk.bones.first { $0.view === toggle }?.cornerRadius == 15.5)
        #expect(bones(of: button).count == 1 && bones(of: chip).count == 1)
        let line = bones(of: name)
        #expect(line.count == 1)
        // As wide as three letters, and no higher than the label.
        #expect(line.allSatisfy { $0.minX >= 69 && $0.width > 20 && $0.width < 40 && $0.height > 8 && $0.height < 20 })
        #expect(root.sk.isSkeletonActive && name.sk.isSkeletonActive)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(root.sk.bones.isEmpty && stage.window.nextDeadline == nil)
    }

    @Test("A view under others beside it is their ground, and keeps its look")
    func ground() {
        let plate = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 60))
        plate.backgroundColor = .red
        let text = label("On it", CGRect(x: 20, y: 20, width: 80, height: 20))
        show()
        #expect(bones(of: plate).isEmpty)
        #expect(bones(of: text).count == 1)
    }

    @Test("Each line of a text has a bone as wide as it is set, on every layout")
    func lines() {
        let text = label(
            "The quick brown fox jumps over the lazy dog and on", CGRect(x: 0, y: 0, width: 150, height: 100))
        text.numberOfLines = 0
        show()
        let narrow = bones(of: text)
        #expect(narrow.count == text.textLayout(width: 150).lineCount && narrow.count > 2)
        let widths = Set(narrow.map { $0.width.rounded() })
        #expect(widths.count > 1)
        #expect(zip(narrow, narrow.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        text.frame.size.width = 290
        stage.advance(by: 0)
        #expect(bones(of: text).count < narrow.count)
        text.text = "Short"
        stage.advance(by: 0)
        #expect(bones(of: text).count == 1)
    }

    @Test("Lines stand where they are read from")
    func direction() {
        let text = label("Ada", CGRect(x: 0, y: 0, width: 200, height: 20))
        stage.direction = .rightToLeft
        show()
        #expect(bones(of: text).allSatisfy { $0.maxX > 195 && $0.minX > 150 })
    }

    // MARK: Annotations

    @Test("Annotations say what becomes of a view and all in it")
    func annotations() {
        let frames = (0..<5).map { CGRect(x: 10, y: 10 + 50 * CGFloat($0), width: 200, height: 40) }
        let groups = frames.map { add(UIView(), $0) }
        for group in groups {
            group.backgroundColor = .green
            _ = add(UIImageView(), CGRect(x: 10, y: 10, width: 20, height: 20), to: group)
            _ = add(UIImageView(), CGRect(x: 50, y: 5, width: 20, height: 20), to: group)
        }
        let annotations: [SkeletonAnnotation] = [
            .ignore, .keep, .unite, .replace(CGSize(width: 30, height: 10)), .leaf,
        ]
        for (group, annotation) in zip(groups, annotations) { group.skeletonAnnotation = annotation }
        show()
        #expect(root.sk.bones.map(\.view) == Array(groups[2...]))
        #expect(bones(of: groups[2]) == [CGRect(x: 20, y: 115, width: 60, height: 25)])
        #expect(bones(of: groups[3]) == [CGRect(x: 10, y: 175, width: 30, height: 10)])
        #expect(bones(of: groups[4]) == [frames[4]])
        // The first is not drawn, the second is.
        #expect(stage.pixel(x: 100, y: 12).bytes != UIColor.green.bytes)
        #expect(stage.pixel(x: 100, y: 62).bytes == UIColor.green.bytes)

        groups[4].skeletonAnnotation = nil
        stage.advance(by: 0)
        #expect(root.sk.bones.count == 4)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 100, y: 12).bytes == UIColor.green.bytes)
    }

    @Test("Flags come before what a view is and what it is annotated with")
    func flags() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        _ = label("One", CGRect(x: 0, y: 0, width: 100, height: 20), to: box)
        box.isSkeletonable = true
        let text = label("Two", CGRect(x: 10, y: 100, width: 100, height: 40))
        text.isSkeletonable = true
        text.skeletonAnnotation = .keep
        show()
        #expect(bones(of: box) == [CGRect(x: 10, y: 10, width: 100, height: 50)])
        // A flagged label has lines of the height that is asked for, as everywhere.
        #expect(bones(of: text).map(\.height) == [15])
    }

    // MARK: Parts

    @Test("A part is hidden and shown by itself, as with flags")
    func parts() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        let inside = add(UIImageView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: box)
        let other = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        show()
        #expect(root.sk.bones.count == 2)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(bones(of: inside).isEmpty && bones(of: other).count == 1)
        other.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(!root.sk.isSkeletonActive && root.sk.bones.isEmpty)
    }

    @Test("Shown again by flags, the skeleton comes to flagged views only")
    func turnedToFlags() {
        _ = add(UIImageView(), CGRect(x: 10, y: 10, width: 20, height: 20))
        let flagged = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        flagged.isSkeletonable = true
        show()
        #expect(root.sk.bones.count == 2)
        root.showSkeleton(automatically: false, transition: .none)
        stage.advance(by: 0)
        #expect(root.sk.bones.map(\.view) == [flagged])
        root.showSkeleton(.gradient(animated: true).automatically())
        stage.advance(by: 0)
        #expect(root.sk.bones.count == 2)
    }

    // MARK: Report

    @Test("The report says why each view became what it did")
    func report() {
        let box = add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 50))
        _ = label("Ada", CGRect(x: 0, y: 0, width: 80, height: 20), to: box)
        let hidden = add(UIView(), CGRect(x: 0, y: 20, width: 80, height: 20), to: box)
        hidden.skeletonAnnotation = .ignore
        let flagged = add(UIImageView(), CGRect(x: 10, y: 100, width: 20, height: 20))
        flagged.isSkeletonable = true
        show()
        #expect(
            root.sk.report.entries.map(\.outcome) == [.container, .container, .lines(1), .leftOut, .block])
        #expect(
            root.sk.report.entries.map(\.reason) == [.subviews, .subviews, .text, .annotation(.ignore), .flag])
        #expect(
            root.sk.report.description == """
                UIView: looked into, as there are views in it
                  UIView: looked into, as there are views in it
                    UILabel: 1 line, as it is text
                    UIView: left out, as its annotation is ignore
                  UIImageView: a bone, as it is flagged
                """)
        // Of a skeleton by flags it says what that does.
        root.showSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(root.sk.report.entries.map(\.reason) == [.subviews, .noFlag, .flag])
    }
}
