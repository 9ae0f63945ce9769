import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

@MainActor
@Suite("The preset thumbnails of the inspector")
struct PresetPickerTests {
    private let fixture: DemoFixture
    private let picker: PresetPicker

    init() throws {
        fixture = try DemoFixture.inspecting(loadTime: 1)
        fixture.stage.advance(by: 0)
        picker = try #require(fixture.stage.window.descendants(of: PresetPicker.self).first)
    }

    private func hover(over view: UIView) {
        fixture.stage.movePointer(to: view.convert(CGPoint(x: 8, y: 8), to: nil))
    }

    private var thumbnails: [PresetThumbnail] { picker.descendants(of: PresetThumbnail.self) }

    @Test("A click applies the preset, and its thumbnail is selected")
    func click() throws {
        #expect(thumbnails.map(\.accessibilityLabel) == DemoPreset.all.map(\.title))
        #expect(thumbnails.map(\.isSelected).filter(\.self).count == 1)
        for (preset, thumbnail) in zip(DemoPreset.all, thumbnails) {
            fixture.click(thumbnail)
            #expect(try fixture.settings().preset == preset)
            #expect(thumbnails.filter(\.isSelected).map(\.accessibilityLabel) == [preset.title])
        }
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(thumbnails.allSatisfy { !$0.isSelected }, "No preset is without animation.")
    }

    @Test("A thumbnail moves while the pointer is over it, and an idle window draws nothing")
    func hover() throws {
        fixture.stage.type("h")
        fixture.stage.advance(by: 2)
        let idle = fixture.stage.drawnFrames
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.drawnFrames == idle)
        hover(over: thumbnails[1])
        fixture.stage.advance(by: 1)
        let moving = fixture.stage.drawnFrames
        #expect(moving > idle + 30)
        fixture.stage.movePointer(to: CGPoint(x: 600, y: 400))
        fixture.stage.advance(by: 0.5)
        let left = fixture.stage.drawnFrames
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.drawnFrames == left)
    }

    @Test("Names fit into fewer columns at large text sizes", arguments: [(1.0, 4), (1.5, 2), (2, 2)])
    func columns(scale: CGFloat, count: Int) {
        let size = UIContentSizeCategory.nearest(toFactor: scale)
        let picker = PresetPicker { _ in }
        picker.maximumContentSizeCategory = size
        picker.minimumContentSizeCategory = size
        picker.frame = CGRect(x: 0, y: 0, width: 263, height: picker.height)
        picker.layoutIfNeeded()
        let frames = picker.descendants(of: PresetThumbnail.self).map(\.frame)
        #expect(Set(frames.map(\.minX)).count == count)
        #expect(frames.allSatisfy { picker.bounds.contains($0) })
    }
}
