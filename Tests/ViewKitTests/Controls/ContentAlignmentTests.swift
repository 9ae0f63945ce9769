import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIControl.contentVerticalAlignment")
struct ContentAlignmentTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    /// Sets the alignment of `control` and returns the space above and below `part`.
    private func gaps(_ control: UIControl, _ alignment: UIControl.ContentVerticalAlignment, _ part: UIView?) -> (
        above: CGFloat, below: CGFloat
    ) {
        control.contentVerticalAlignment = alignment
        stage.advance(by: 0.1)
        guard let part else { return (.nan, .nan) }
        let frame = part.convert(part.bounds, to: control)
        return (frame.minY, control.bounds.height - frame.maxY)
    }

    @Test("A button's title is aligned at the top, center or bottom", arguments: [true, false])
    func button(isConfigured: Bool) {
        let button = isConfigured ? UIButton(configuration: .filled(), primaryAction: nil) : UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 150)
        stage.window.addSubview(button)
        #expect(button.contentVerticalAlignment == .center)
        let middle = gaps(button, .center, button.titleLabel)
        let (top, bottom) = (gaps(button, .top, button.titleLabel), gaps(button, .bottom, button.titleLabel))
        let fill = gaps(button, .fill, button.titleLabel)
        #expect(abs(middle.above - middle.below) <= 1 && middle.above > 40)
        #expect(top.above < 20 && top.below > 80)
        #expect(bottom.below < 20 && bottom.above > 80)
        #expect(fill == middle)
    }

    @Test("An image and a title are aligned separately, and only the title has a margin")
    func imageAndTitle() throws {
        let side = CGSize(width: 40, height: 40)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: side).image { _ in }, for: .normal)
        stage.window.addSubview(button)
        #expect(gaps(button, .top, button.titleLabel).above == 0 && gaps(button, .top, button.imageView).above == 0)
        let bottom = (gaps(button, .bottom, button.titleLabel), gaps(button, .bottom, button.imageView))
        #expect(bottom.0.below == 0 && bottom.1.below == 0)
        #expect(button.intrinsicContentSize.height == 40)
    }

    @Test(
        "A title is aligned beside an image that is as high as the button, or higher", arguments: [40, 30] as [CGFloat])
    func tallImage(height: CGFloat) {
        let side = CGSize(width: 40, height: 40)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: height))
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: side).image { _ in }, for: .normal)
        stage.window.addSubview(button)
        #expect(gaps(button, .top, button.titleLabel).above == 0 && gaps(button, .top, button.imageView).above == 0)
        #expect(gaps(button, .bottom, button.titleLabel).below == 0)
        #expect(gaps(button, .center, button.titleLabel).above > 0)
    }

    @Test("An image without a title fills the button in the directions whose alignment is fill")
    func fill() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        button.setImage(image, for: .normal)
        stage.window.addSubview(button)
        func imageFrame(_ alignment: UIControl.ContentVerticalAlignment) -> CGRect? {
            _ = gaps(button, alignment, button.imageView)
            return button.imageView?.frame
        }
        #expect(imageFrame(.fill) == CGRect(x: 40, y: 0, width: 40, height: 150))
        button.contentHorizontalAlignment = .fill
        #expect(imageFrame(.fill) == button.bounds)
        #expect(imageFrame(.center) == CGRect(x: 0, y: 55, width: 120, height: 40))
        #expect(button.intrinsicContentSize == image.size)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(imageFrame(.fill) == CGRect(x: 20, y: 10, width: 60, height: 110))
    }

    @Test("A field's text is aligned at the top, center or bottom", arguments: [true, false])
    func field(hasBorder: Bool) throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 150))
        field.text = "Text"
        if hasBorder { field.borderStyle = .roundedRect }
        stage.window.addSubview(field)
        stage.advance(by: 0.1)
        func rows(_ alignment: UIControl.ContentVerticalAlignment) -> [Int] {
            field.contentVerticalAlignment = alignment
            stage.advance(by: 0.1)
            return (10..<140).filter { y in (12..<60).contains { stage.pixel(x: $0, y: y).bytes[0] < 120 } }
        }
        let (top, middle, bottom) = (rows(.top), rows(.center), rows(.bottom))
        #expect(try #require(top.last) < 40)
        #expect(try #require(middle.first) > 55 && #require(middle.last) < 95)
        #expect(try #require(bottom.first) > 110)
    }
}
