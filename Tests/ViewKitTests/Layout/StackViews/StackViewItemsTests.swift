import Foundation
import StageKit
import Testing

@testable import ViewKit

@MainActor
@Suite("Variables of a stack view in its layout engine")
struct StackViewItemsTests {
    @Test("Rearranging and removing views leaves no variables behind in the layout engine")
    func items() {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 600))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            stack.heightAnchor.constraint(equalToConstant: 500),
        ])
        let labels = (0..<20).map { number in
            let label = UILabel()
            label.text = "\(number)"
            return label
        }
        for label in labels { stack.addArrangedSubview(label) }
        stage.advance(by: 0)
        let engine = stage.window.constraintState?.engine
        let count = engine?.items.all.count ?? 0
        #expect(count > 20)
        for round in 0..<10 {
            labels[round].isHidden = true
            stage.advance(by: 0)
            labels[round].isHidden = false
            stage.advance(by: 0)
        }
        #expect(engine?.items.all.count == count)
        for label in labels { label.removeFromSuperview() }
        stage.advance(by: 0)
        #expect(engine?.items.all.count == 1, "the stack view itself")
    }
}
