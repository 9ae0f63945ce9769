import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Pictures as templates")
struct TemplateImageTests {
    private let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
    /// Red at the left, clear at the right.
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

    @Test("A template has the tint colour where it is opaque, and follows it; the mode and the size stay")
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

    @Test("System buttons and bars show pictures as templates, unless those say otherwise; other buttons do not")
    func buttons() {
        let system = UIButton(type: .system)
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

    @Test("The picture of a button with a configuration has the colour of its title")
    func configuration() {
        var filled = UIButton.Configuration.filled()
        filled.image = half
        filled.contentInsets = .zero
        filled.baseForegroundColor = .green
        let button = UIButton(configuration: filled)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(button)[0] == [0, 255, 0])
    }

    @Test("A symbol in its own colours has that of its tint, or black")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "square.fill"))
        let view = UIImageView(image: symbol.withTintColor(.red, renderingMode: .alwaysOriginal))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(view)[0] == [255, 0, 0])
        view.image = symbol.withRenderingMode(.alwaysOriginal)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 10).bytes == [0, 0, 0])
    }

    @Test("A picture of nothing is a template of nothing")
    func empty() {
        let view = UIImageView(image: UIImage().withRenderingMode(.alwaysTemplate))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(colors(view)[0] == [255, 255, 255])
    }
}
