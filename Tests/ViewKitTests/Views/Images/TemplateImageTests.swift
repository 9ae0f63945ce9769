import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Template images")
struct TemplateImageTests {
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    /// An image that is red on the left and clear on the right.
    private let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    init() {
        stage.window.backgroundColor = .white
        stage.window.tintColor = .blue
    }

    private func colors(_ view: UIView) -> [[Int]] {
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return [5, 15].map { stage.pixel(x: Int(view.frame.minX) + $0, y: 10).bytes }
    }

    @Test("A template image is drawn in the tint color and follows it")
    func imageView() {
        let template = half.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && template.size == half.size)
        let view = UIImageView(image: template)
        #expect(colors(view) == [[0, 0, 255], [255, 255, 255]])
        view.tintColor = .green
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == [0, 255, 0])
        view.image = half
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == [255, 0, 0])
        let parent = UIView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
        parent.tintColor = .black
        view.tintColor = nil
        view.image = template
        stage.window.addSubview(parent)
        parent.addSubview(view)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 30).bytes == [0, 0, 0])
    }

    @Test("Each of an image view's two images is tinted by its own mode", arguments: [false, true])
    func highlighted(isHighlightTemplate: Bool) {
        let template = half.withRenderingMode(.alwaysTemplate)
        let images = isHighlightTemplate ? (half, template) : (template, half)
        let view = UIImageView(image: images.0, highlightedImage: images.1)
        view.isHighlighted = true
        #expect(colors(view)[0] == (isHighlightTemplate ? [0, 0, 255] : [255, 0, 0]))
        view.tintColor = .green
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == (isHighlightTemplate ? [0, 255, 0] : [255, 0, 0]))
        view.isHighlighted = false
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == (isHighlightTemplate ? [255, 0, 0] : [0, 255, 0]))
    }

    @Test(
        "System and plain buttons treat images as templates unless their mode says otherwise; custom buttons don't",
        arguments: [UIButton.ButtonType.system, .plain])
    func buttons(type: UIButton.ButtonType) {
        let system = UIButton(type: type)
        system.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        system.setImage(half, for: .normal)
        #expect(colors(system)[0] == [0, 0, 255])
        system.setImage(half.withRenderingMode(.alwaysOriginal), for: .normal)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == [255, 0, 0])

        let custom = UIButton(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        custom.setImage(half, for: .normal)
        #expect(colors(custom)[0] == [255, 0, 0])
        custom.setImage(half.withRenderingMode(.alwaysTemplate), for: .normal)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 25, y: 10).bytes == [0, 0, 255])
    }

    @Test("The image of a configured button has the color of its title")
    func configuration() {
        var filled = UIButton.Configuration.filled()
        filled.image = half
        filled.contentInsets = .zero
        filled.baseForegroundColor = .green
        let button = UIButton(configuration: filled)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(button)[0] == [0, 255, 0])
    }

    @Test("A symbol with alwaysOriginal has its own tint, or black")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "square.fill"))
        let view = UIImageView(image: symbol.withTintColor(.red, renderingMode: .alwaysOriginal))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(view)[0] == [255, 0, 0])
        view.image = symbol.withRenderingMode(.alwaysOriginal)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == [0, 0, 0])
    }

    @Test("An empty image can be a template")
    func empty() {
        let view = UIImageView(image: UIImage().withRenderingMode(.alwaysTemplate))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(view)[0] == [255, 255, 255])
    }
}
