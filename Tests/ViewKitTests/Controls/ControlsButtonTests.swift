import ControlKit
import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ViewKit

@MainActor
@Suite("UIButton and UIControl")
struct ControlsButtonTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test("Titles and title colors fall back to those of the normal state")
    func states() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .selected)
        button.setTitleColor(.red, for: .disabled)

        #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
        #expect(button.currentTitleColor == .systemBlue)
        button.isSelected = true
        #expect(button.currentTitle == "Going" && button.titleLabel?.text == "Going" && button.state == .selected)
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitle == "Go" && button.currentTitleColor == .red && button.state == .disabled)
        #expect(button.title(for: .highlighted) == "Go" && button.titleColor(for: .normal) == nil)
        button.setAttributedTitle(NSAttributedString(string: "Now"), for: .normal)
        #expect(button.titleLabel?.attributedText?.string == "Now")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Go")
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil && (button.titleLabel?.text ?? "") == "")
    }

    @Test("The title's shadow has the color of the state; without shadow colors, the label keeps its own")
    func titleShadow() {
        let button = UIButton()
        button.titleLabel?.shadowColor = .blue
        button.setTitle("Go", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.shadowColor == .blue && button.currentTitleShadowColor == nil)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.green, for: .selected)
        #expect(button.titleLabel?.shadowColor == .green && button.titleShadowColor(for: .disabled) == .red)
        button.isSelected = false
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitle("Stay", for: .normal)
        #expect(button.titleLabel?.shadowColor == .red)
        button.setTitleShadowColor(nil, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
    }

    @Test("Disabled buttons of all styles with a background look alike, and darker than enabled ones in dark mode")
    func disabledBackgrounds() throws {
        func palette(_ configuration: UIButton.Configuration, isEnabled: Bool) -> ButtonPalette {
            ButtonPalette(
                configuration,
                in: .init(isEnabled: isEnabled, isPressed: false, isHovered: false, tint: .systemBlue))
        }
        let gray = try #require(palette(.gray(), isEnabled: true).background)
        for configuration in [UIButton.Configuration.filled(), .gray(), .tinted()] {
            let disabled = palette(configuration, isEnabled: false)
            #expect(disabled.background == .systemGray5 && disabled.foreground == .tertiaryLabel)
            #expect(UIColor.systemGray5.cgColor.dark.luminance < gray.cgColor.dark.luminance)
        }
    }

    @Test(
        "A background image fills the area behind the title, sets the minimum size, and falls back to the normal image")
    func backgroundImage() throws {
        func image(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill($0.format.bounds) }
        }
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        let size = button.intrinsicContentSize
        let (plain, selected) = (image(90), image(60))
        button.setBackgroundImage(plain, for: .normal)
        button.setBackgroundImage(selected, for: .selected)
        #expect(button.intrinsicContentSize == CGSize(width: 90, height: 90) && size.height < 60)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        button.layoutIfNeeded()
        let view = try #require(button.subviews.compactMap { $0 as? UIImageView }.first { $0.image === plain })
        let title = try #require(button.titleLabel)
        #expect(view.frame == button.bounds && button.currentBackgroundImage === plain)
        #expect(
            (button.subviews.firstIndex(of: view) ?? 9) < (button.subviews.firstIndex(of: title) ?? 0))
        button.isSelected = true
        #expect(view.image === selected)
        button.isSelected = false
        button.isEnabled = false
        #expect(view.image === plain && view.alpha < 1)
        button.adjustsImageWhenDisabled = false
        #expect(view.alpha == 1)
        button.setBackgroundImage(nil, for: .normal)
        #expect(view.superview == nil && button.currentBackgroundImage == nil)
    }

    @Test("A symbol configuration for a state takes precedence over the button's configuration")
    func symbolConfiguration() {
        let button = UIButton(configuration: .plain())
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 10)
        let small = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > small)
        #expect(button.preferredSymbolConfigurationForImage(in: .selected)?.isEqual(nil) == false)
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        #expect(button.intrinsicContentSize.width == small)
    }

    @Test(
        "titleEdgeInsets and imageEdgeInsets move the title and image without changing the button's size",
        arguments: [
            (UIControl.ContentHorizontalAlignment.center, UIControl.ContentVerticalAlignment.center, 3.0, 2.0),
            (.left, .top, 10, 6), (.right, .bottom, -4, -2), (.leading, .center, 10, 2), (.trailing, .center, -4, 2),
        ])
    func insets(
        horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment, dx: CGFloat,
        dy: CGFloat
    ) throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (horizontal, vertical)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        button.layoutIfNeeded()
        let size = button.intrinsicContentSize
        let (title, image) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)

        button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 2, right: 4)
        button.imageEdgeInsets = UIEdgeInsets(top: -6, left: -10, bottom: -2, right: -4)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == title.offsetBy(dx: dx, dy: dy))
        #expect(button.imageView?.frame == image.offsetBy(dx: -dx, dy: -dy))
        #expect(button.intrinsicContentSize == size)
    }

    @Test("A primary action gives the button its title and is performed with the button as sender")
    func primaryAction() {
        var senders: [AnyObject?] = []
        let action = UIAction(title: "Save") { senders.append($0.sender) }
        let button = UIButton(configuration: .filled(), primaryAction: action)

        button.sendActions(for: .primaryActionTriggered)
        button.removeAction(action, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)

        #expect(button.currentTitle == "Save" && senders.count == 1 && senders.first.map { $0 === button } == true)
    }

    @Test("An action replaces an earlier one with the same identifier")
    func identifiers() {
        var log: [String] = []
        let control = UIControl()
        let (old, new) = (
            UIAction(identifier: .init("a")) { _ in log.append("old") },
            UIAction(identifier: .init("a")) { _ in log.append("new") }
        )
        control.addAction(old, for: [.touchDown, .touchUpInside])
        control.addAction(new, for: .touchDown)

        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)

        #expect(log == ["new", "old"])
    }

    @Test("The configuration update handler runs on every state change and may change the configuration")
    func updateHandler() {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isHighlighted ? "Down" : "Up" }

        #expect(button.titleLabel?.text == "Up")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Down")
    }

    @Test("The tint color is inherited until a view sets its own")
    func tint() {
        let parent = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        parent.addSubview(button)

        parent.tintColor = .red
        #expect(button.tintColor == .red && button.titleLabel?.textColor == .red)
        button.tintColor = .green
        parent.tintColor = nil
        #expect(button.titleLabel?.textColor == .green && parent.tintColor == .systemBlue)
    }

    @Test("Label, field and button of equal height share a baseline to the pixel", arguments: [1.0, 1.5, 2])
    func baselines(scale: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 60), scale: scale)
        let label = UILabel()
        label.text = "E"
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "E"
        let button = UIButton(type: .system)
        button.setTitle("E", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitleColor(.label, for: .normal)
        for (index, view) in [label, field, button].enumerated() {
            view.frame = CGRect(x: 10 + 90 * CGFloat(index), y: 7, width: 80, height: 37)
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)

        let bottoms = (0..<3).map { index in
            let columns = Int((14 + 90 * CGFloat(index)) * scale)..<Int((86 + 90 * CGFloat(index)) * scale)
            let rows = Int(14 * scale)..<Int(38 * scale)
            return rows.last { row in columns.contains { stage.pixel(x: $0, y: row).bytes[0] < 100 } }
        }
        #expect(bottoms[0] != nil && bottoms[0] == bottoms[1] && bottoms[1] == bottoms[2])
        let offsets = [label.textBaselines.first, field.textBaselines.first, button.textBaselines.first]
        // A button aligns its title to whole pixels in layout; labels and fields round their text when they draw it.
        #expect(offsets.allSatisfy { abs($0 - offsets[0]) <= 0.5 })
    }

    // MARK: Without a configuration

    private func picture(_ side: Int) -> UIImage {
        let size = PixelSize(width: Int32(side), height: Int32(side))
        return UIImage(bitmap: Bitmap(size: size, pixels: .color([UInt32](repeating: 0xFF00_0000, count: side * side))))
    }

    @Test("The font size is 15 points in system buttons and 18 points in custom buttons")
    func fonts() {
        #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
        #expect(UIButton().titleLabel?.font.pointSize == 18)
    }

    @Test("A button adds six points above and below its title and is at least 30 points wide")
    func sizes() throws {
        for type in [UIButton.ButtonType.system, .custom] {
            let button = UIButton(type: type)
            let line = try #require(button.titleLabel).font.lineHeight.rounded(.up)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: line + 12))
            button.setTitle("i", for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: line + 12))
            button.setTitle("Several words", for: .normal)
            let text = try #require(button.titleLabel?.intrinsicContentSize)
            #expect(button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
            #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
        }
    }

    @Test("The title's frame is as high as its text, vertically centered, and next to the image")
    func titleFrame() throws {
        let button = UIButton(type: .system)
        button.setTitle("Several words", for: .normal)
        button.setImage(picture(10), for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
        let text = label.intrinsicContentSize

        #expect(button.bounds.size == CGSize(width: text.width + 10, height: text.height + 12))
        #expect(image.frame.maxX == label.frame.minX && label.frame.size == text && label.frame.minY == 6)
        button.frame.size.height = 80
        button.layoutIfNeeded()
        #expect(label.frame.height == text.height && abs(label.frame.midY - 40) <= 0.5)
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
    }
}
