import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIImage.withTintColor")
struct TintedImageTests {
    @Test("A tinted image keeps its shape, size and scale")
    func tint() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let tinted = half.withTintColor(.green)
        #expect(tinted.size == half.size && tinted.scale == 2)
        let stage = OffscreenStage(size: CGSize(width: 4, height: 2))
        stage.window.backgroundColor = .white
        stage.window.addSubview(UIImageView(image: tinted))
        stage.advance(by: 0)
        #expect(stage.pixel(x: 0, y: 0) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(stage.pixel(x: 3, y: 1) == .white)
    }

    @Test("An empty image has a size of zero, draws nothing and can be tinted")
    func empty() {
        let image = UIImage()
        #expect(image.size == .zero && image.cgImage == nil)
        _ = image.withTintColor(.red)
        #expect(UIImageView(image: image).intrinsicContentSize == .zero)
    }
}
