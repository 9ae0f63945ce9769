import UIKit

/// A layer as for iOS, with a property that Core Animation manages.
class RingLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged weak var owner: RingView?
    @objc dynamic var width: CGFloat = 2
    var drawn: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        drawn.append(progress)
    }
}

class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer { layer as? RingLayer ?? RingLayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.owner = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) not implemented")
    }

    func fill(in duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: #keyPath(RingLayer.progress))
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        ring.add(animation, forKey: "fill")
        ring.progress = 1
    }
}

class Container<Content: UIView>: UIView {
    lazy var content = Content(frame: bounds)
}
