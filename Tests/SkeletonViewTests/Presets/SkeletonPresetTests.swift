import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SkeletonView

@MainActor
@Suite("Presets")
struct SkeletonPresetTests {
    private static let size = CGSize(width: 200, height: 120)

    /// Creates a window with `preset`, halfway through the first sweep of its highlight.
    private func stage(
        _ preset: SkeletonPreset, isDark: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> OffscreenStage {
        let size = CGSize(width: 240, height: preset.height + 24)
        let stage = OffscreenStage(size: size, style: isDark ? .dark : .light)
        stage.direction = direction
        stage.window.backgroundColor = .systemBackground
        let view = SkeletonPresetView(preset)
        view.frame = CGRect(x: 12, y: 12, width: 216, height: preset.height)
        stage.window.addSubview(view)
        stage.advance(by: 1)
        return stage
    }

    @Test("All presets match their golden images, which the documentation shows", arguments: SkeletonPreset.allCases)
    func pictures(_ preset: SkeletonPreset) throws {
        let name = "preset-\(preset.rawValue)"
        try GoldenImage.expect(stage(preset).bitmap(), named: name)

        let golden = ReferenceSnapshot.folder(forTestsIn: #filePath)
        let resources = golden.appendingPathComponent("../../../Sources/SkeletonView/SkeletonView.docc/Resources")
        let shown = try Data(contentsOf: resources.appendingPathComponent("\(name).png"))
        #expect(try shown == Data(contentsOf: golden.appendingPathComponent("\(name).png")))
    }

    @Test(
        "Presets in dark, right-to-left windows match their golden images", arguments: [SkeletonPreset.listRow, .form])
    func mirrored(_ preset: SkeletonPreset) throws {
        let stage = stage(preset, isDark: true, direction: .rightToLeft)
        try GoldenImage.expect(stage.bitmap(), named: "preset-\(preset.rawValue)-dark-rtl")
    }

    @Test(
        "The bones of a preset stay within its bounds, don't overlap, and are mirrored in right-to-left layouts",
        arguments: SkeletonPreset.allCases)
    func places(_ preset: SkeletonPreset) {
        for width in [120, 320, 900] as [CGFloat] {
            let size = CGSize(width: width, height: preset.height)
            let bones = preset.bones(in: size, isRightToLeft: false).map(\.frame)
            let mirrored = preset.bones(in: size, isRightToLeft: true).map(\.frame)
            #expect(bones.count >= 2 && bones.count == mirrored.count)
            for (index, bone) in bones.enumerated() {
                #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001).contains(bone))
                #expect(abs(width - bone.maxX - mirrored[index].minX) < 0.001)
                #expect(!bones[..<index].contains { !$0.insetBy(dx: 0.01, dy: 0.01).intersection(bone).isEmpty })
            }
        }
    }

    @Test("The bones of a preset view follow its size and belong to an outer skeleton")
    func views() {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 200))
        let view = SkeletonPresetView(.avatarAndLines, showsSkeleton: false)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(view.sk.bones.isEmpty && view.intrinsicContentSize.height == 72)
        #expect(view.sizeThatFits(CGSize(width: 77, height: 0)) == CGSize(width: 77, height: 72))

        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(
            view.sk.bones.map(\.frame)
                == SkeletonPreset.avatarAndLines.bones(
                    in: CGSize(width: 320, height: 72), isRightToLeft: false
                ).map(\.frame))
        view.frame.size.width = 200
        stage.advance(by: 0)
        #expect(view.sk.bones.map(\.frame.maxX).max() == 200)
        view.frame.size = CGSize(width: 30, height: 10)
        stage.advance(by: 0)
        #expect(view.sk.bones.allSatisfy { view.bounds.contains($0.frame) })
        stage.window.hideSkeletonNow()
        stage.advance(by: 0)
        #expect(view.sk.bones.isEmpty)
    }

    @Test("A preset view without a style has the theme of the views around it")
    func themes() throws {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 200))
        let view = SkeletonPresetView(.avatarAndLines)
        stage.window.skeletonTheme = .solid(usingColor: .emerald)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        stage.advance(by: 1)
        let bone = try #require(view.sk.bones.first).frame
        func color() -> [Int] { stage.pixel(x: Int(bone.midX), y: Int(bone.midY)).bytes }
        #expect(color() == UIColor.emerald.bytes)
        stage.window.skeletonTheme = .solid(usingColor: .amethyst)
        stage.advance(by: 1)
        #expect(color() == UIColor.amethyst.bytes)
    }

    @Test("A preset's blueprint looks like its view, and a preset can be created from its raw value")
    func blueprints() throws {
        for preset in SkeletonPreset.allCases {
            #expect(SkeletonPreset(rawValue: preset.rawValue) == preset)
            let own = stage(preset)
            let shown = OffscreenStage(size: CGSize(width: 240, height: preset.height + 24))
            shown.window.backgroundColor = .systemBackground
            let size = CGSize(width: 216, height: preset.height)
            let view = SkeletonBlueprintView(preset.blueprint(size: size), style: .gradient(animated: true))
            view.frame.origin = CGPoint(x: 12, y: 12)
            shown.window.addSubview(view)
            shown.advance(by: 1)
            let comparison = PixelComparison(own.bitmap(), shown.bitmap())
            #expect(comparison.isSameSize && comparison.maximumDifference <= 1, "\(preset): \(comparison)")
        }
        let mirrored = SkeletonPreset.form.blueprint(size: Self.size, direction: .rightToLeft)
        #expect(mirrored.motion == .sliding(.init(direction: .angle(.pi))))
        #expect(mirrored.bones.allSatisfy { $0.frame.maxY <= 120 })
    }

    @Test("A preset's blueprint has no boxes if its size is invalid", arguments: SkeletonPreset.allCases)
    func nonsense(_ preset: SkeletonPreset) {
        for number in [-1, 0, .nan, .infinity] as [CGFloat] {
            #expect(preset.blueprint(size: CGSize(width: number, height: 50)).boxes.isEmpty)
            #expect(preset.blueprint(size: CGSize(width: 50, height: number)).boxes.isEmpty)
        }
        #expect(!preset.blueprint(size: CGSize(width: 1e300, height: 1e300)).boxes.isEmpty)
    }
}
