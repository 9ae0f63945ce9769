import DrawKit
import Foundation

// Inherited state and deferred steps.

extension RecordPass {
    /// The state that a layer inherits from its ancestors.
    struct Context {
        /// The transform from the superlayer's coordinates to points of the frame.
        var map: CGAffineTransform
        var opacity: Double
        var clip: Int32
        var isDark: Bool
        /// The number of open groups.
        var groups = 0
        /// The identity of the fade whose dissolve is being recorded, or 0. `showsOverlays` is `true` while the image
        /// with content overlays is recorded.
        var dissolve: UInt64 = 0
        var showsOverlays = false
        /// The scale of content overlays that grow during the dissolve; otherwise 1.
        var overlayScale: CGFloat = 1
        /// `true` if the recorded commands belong to both images of a dissolve.
        var isSharedByBothImages = false
        /// `true` if the layer itself is known to be in the image being recorded.
        var isInCurrentImage = false
        /// `true` if the layer itself is the incoming content of its transition.
        var isIncoming = false
        /// The index in `gradientAreas` of the nearest enclosing gradient space, or -1.
        var gradientArea: Int32 = -1
    }

    /// The shape and placement of a layer, prepared for drawing commands.
    struct Placement {
        let shape: RoundedRect
        let projection: LayerProjection
        /// The index of the transform in the list, or `DisplayList.noTransform`.
        let transform: Int32
        /// The layer's stored properties that have animations.
        let animated: RootSet
    }

    /// A deferred step in the recording of a layer.
    struct Step {
        enum Action {
            /// Records the layer and its descendants.
            case layer
            /// Records these sublayers, starting at index `next`.
            case sublayers([CALayer], next: Int)
            /// Records the copies of a replicator's sublayers.
            case replicas(ReplicaWalk)
            /// Records the border at the placement at this index of `borderPlacements`.
            case border(placement: Int)
            /// Begins the second image of the innermost group.
            case groupSecond
            /// Begins the mask of the second image.
            case groupMask
            /// Ends the innermost group. The second image of the group has this opacity. The fade, if any, changes the
            /// visibility of that image in later frames.
            case groupEnd(opacity: UInt8, OverlayFade?)
        }

        let layer: CALayer
        let context: Context
        var action: Action
    }
}
