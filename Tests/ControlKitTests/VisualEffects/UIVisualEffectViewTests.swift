import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIVisualEffectView")
struct UIVisualEffectViewTests {
    private static let styles: [UIBlurEffect.Style] = [
        .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
        .systemMaterial, .systemThickMaterial, .systemChromeMaterial, .systemMaterialLight, .systemMaterialDark,
    ]

    init() throws {
        try PinnedFonts.use()
    }

    @Test("Materials over a background match their golden images", arguments: ["light", "dark"])
    func materials(look: String) throws {
        let stage = OffscreenStage(size: CGSize(width: 420, height: 330), style: look == "dark" ? .dark : .light)
        for index in 0..<14 {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 30, y: 0, width: 15, height: 330))
            stripe.backgroundColor = index.isMultiple(of: 2) ? .systemOrange : .systemTeal
            stage.window.addSubview(stripe)
        }
        for (index, style) in Self.styles.enumerated() {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.frame = CGRect(
                x: 15 + CGFloat(index % 3) * 135, y: 15 + CGFloat(index / 3) * 78, width: 120, height: 63)
            view.layer.cornerRadius = 12
            view.clipsToBounds = true
            let label = UILabel(frame: CGRect(x: 12, y: 10, width: 100, height: 20))
            label.text = "\(style)".replacingOccurrences(of: "system", with: "")
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            let isFixed = [.extraLight, .light, .systemMaterialLight].contains(style)
            label.textColor =
                isFixed ? .black : [.dark, .systemMaterialDark].contains(style) ? .white : .label
            let note = UILabel(frame: CGRect(x: 12, y: 32, width: 100, height: 18))
            (note.text, note.font, note.textColor) = ("material", .systemFont(ofSize: 12), label.textColor)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)))
            vibrant.frame = view.contentView.bounds
            vibrant.contentView.addSubview(note)
            for content in [label, vibrant] { view.contentView.addSubview(content) }
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)
        try GoldenImage.expect(stage.bitmap(), named: "materials-\(look)", tolerance: 8)
    }

    @Test("The content view fills the effect view and receives its touches")
    func content() {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(view.contentView.frame == view.bounds)
        view.frame.size = CGSize(width: 30, height: 10)
        stage.advance(by: 0)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
        let dark = stage.pixel(x: 5, y: 5).bytes
        #expect(dark[0] < 40 && dark[0] == dark[2])
    }

    @Test("Setting an effect in an animation fades it in; without an effect, nothing is drawn")
    func animated() {
        let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
        stage.window.backgroundColor = .white
        let view = UIVisualEffectView(effect: nil)
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 9, y: 9) == .white)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .dark)
        }
        stage.advance(by: 0.5)
        #expect((100...180).contains(stage.pixel(x: 9, y: 9).bytes[0]))
        stage.advance(by: 1)
        #expect(stage.pixel(x: 9, y: 9).bytes[0] < 40)
        view.effect = nil
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 9, y: 9) == .white)
    }
}
