import LayerKit
import Reporting

extension UIView {
    /// Creates the layer of a view of this class.
    static func makeLayer() -> CALayer {
        if let type = layerClass as? CALayer.Type { return type.init() }
        Diagnostics.report("\(self): layerClass is \(layerClass), which is not a CALayer; using a plain one")
        return CALayer()
    }
}

extension UIView: CALayerDelegate {
    /// Implements `layoutSublayers(of:)`.
    func layOut() {
        viewController?.viewWillLayoutSubviews()
        let wasPlacing = isPlacingSubviews
        isPlacingSubviews = true
        if constraintState != nil { placeConstrainedSubviews() }
        layoutSubviews()
        isPlacingSubviews = wasPlacing
        if ownDrawing == .unknown { detectOwnDrawing() }
        viewController?.viewDidLayoutSubviews()
    }
}
