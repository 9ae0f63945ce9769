import DrawKit
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

    @Test("Tab focuses the chosen thumbnail only, and arrow keys, Home and End move the focus")
    func keyboard() throws {
        fixture.click(thumbnails[0])
        #expect(try fixture.control(ChoiceButton.self, of: "Look").takeFocus())
        fixture.stage.press(.keyboardTab)
        #expect(thumbnails[0].isFocused)
        let keys: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardLeftArrow, 0), (.keyboardRightArrow, 1), (.keyboardDownArrow, 5), (.keyboardDownArrow, 5),
            (.keyboardEnd, 7), (.keyboardUpArrow, 3), (.keyboardHome, 0), (.keyboardRightArrow, 1),
        ]
        for (key, index) in keys {
            fixture.stage.press(key)
            #expect(thumbnails.map(\.isFocused).firstIndex(of: true) == index, "\(key)")
        }
        fixture.stage.press(.keyboardSpacebar)
        #expect(try fixture.settings().preset == DemoPreset.all[1])
        fixture.stage.press(.keyboardTab)
        #expect(thumbnails.allSatisfy { !$0.isFocused })
        fixture.stage.press(.keyboardTab, modifiers: .shift)
        #expect(thumbnails[1].isFocused)
    }

    @Test("The bones of all presets stand out on dark thumbnails")
    func legible() {
        for preset in DemoPreset.all {
            var style = DemoStyle()
            preset.apply(to: &style)
            let contrast = style.color.cgColor.dark.contrast(with: DemoPalette.thumbnail.cgColor.dark)
            #expect(contrast >= 1.25, "\(preset.title): \(contrast)")
        }
    }

    @Test("At rest, each thumbnail looks clearly different from the others")
    func looks() {
        let pictures = thumbnails.map { thumbnail in
            let frame = thumbnail.convert(thumbnail.bounds, to: nil)
            // A row of pixels across the largest bone.
            return (Int(frame.minX) + 8..<Int(frame.maxX) - 8).map {
                fixture.stage.pixel(x: $0, y: Int(frame.minY) + 30).bytes
            }
        }
        for (index, picture) in pictures.enumerated() {
            for other in pictures.dropFirst(index + 1) {
                let different = zip(picture, other).count { pair in
                    (0..<3).contains { abs(Int(pair.0[$0]) - Int(pair.1[$0])) > 3 }
                }
                #expect(different > picture.count / 4, "\(DemoPreset.all[index].title)")
            }
        }
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

    @Test(
        "Names fit into fewer columns at large text sizes, and the thumbnails grow",
        arguments: [(1.0, 4, 263), (1.5, 3, 367), (2, 3, 471)])
    func columns(scale: CGFloat, count: Int, width: CGFloat) {
        let size = UIContentSizeCategory.nearest(toFactor: scale)
        let picker = PresetPicker { _ in }
        picker.maximumContentSizeCategory = size
        picker.minimumContentSizeCategory = size
        picker.frame = CGRect(x: 0, y: 0, width: width, height: picker.height)
        picker.layoutIfNeeded()
        let frames = picker.descendants(of: PresetThumbnail.self).map(\.frame)
        #expect(Set(frames.map(\.minX)).count == count)
        #expect(frames.allSatisfy { picker.bounds.contains($0) })
        for thumbnail in picker.descendants(of: PresetThumbnail.self) {
            thumbnail.layoutIfNeeded()
            let cards = thumbnail.subviews.filter { $0.sk.isSkeletonActive }.map(\.frame)
            #expect(cards.count == 1 && cards.allSatisfy { $0.height > 0.5 * $0.width })
            for label in thumbnail.subviews.compactMap({ $0 as? UILabel }) {
                // At least 11 points at the default text size: the font's size is never reduced.
                #expect(label.font.pointSize >= 11 && !label.adjustsFontSizeToFitWidth)
                #expect(label.intrinsicContentSize.width <= label.bounds.width, "\(label.text ?? "")")
            }
        }
    }
}
