import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Lifetime of constrained views")
struct ConstraintLifeTests {
    /// The nesting of the constrained view inside the view that stores the constraint.
    nonisolated enum Nesting: CaseIterable, Sendable {
        case direct, insideFrame, guide
    }

    @Test("A view tree with active constraints is released as a whole", arguments: Nesting.allCases)
    func release(_ nesting: Nesting) {
        weak var holder: UIView?
        weak var middle: UIView?
        weak var inner: UIView?
        do {
            let (outside, between, inside) = (UIView(), UIView(), UIView())
            (holder, middle, inner) = (outside, between, inside)
            outside.addSubview(between)
            between.addSubview(inside)
            inside.translatesAutoresizingMaskIntoConstraints = false
            switch nesting {
            case .direct:
                inside.topAnchor.constraint(equalTo: between.topAnchor).isActive = true
            case .insideFrame:
                inside.topAnchor.constraint(equalTo: outside.topAnchor).isActive = true
            case .guide:
                let guide = UILayoutGuide()
                between.addLayoutGuide(guide)
                guide.topAnchor.constraint(equalTo: outside.topAnchor).isActive = true
            }
            outside.layoutIfNeeded()
        }
        #expect(holder == nil && middle == nil && inner == nil)
    }

    @Test("A view that outlives the view that stored its constraints can be constrained again")
    func reuse() {
        let kept = UIView()
        kept.translatesAutoresizingMaskIntoConstraints = false
        for round in 1...3 {
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            holder.addSubview(kept)
            NSLayoutConstraint.activate([
                kept.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: CGFloat(round)),
                kept.topAnchor.constraint(equalTo: holder.topAnchor),
                kept.widthAnchor.constraint(equalToConstant: 10), kept.heightAnchor.constraint(equalToConstant: 10),
            ])
            holder.layoutIfNeeded()
            #expect(kept.frame == CGRect(x: round, y: 0, width: 10, height: 10))
            if round == 2 { kept.removeFromSuperview() }
        }
    }
}
