import DrawKit
import Foundation

// What a layer gets from those around it, and what is put off.

extension RecordPass {
    /// What comes down the tree to a layer.
    struct Context {
        /// From the superlayer's coordinates to points of the picture.
        var map: CGAffineTransform
        var opacity: Double
        var clip: Int32
        var isDark: Bool
        /// How many groups are open.
        var groups = 0
        /// The fade of which one of the two pictures is recorded, 0 for none, and whether it is that with stand-ins.
        var dissolve: UInt64 = 0
        var showsOverlays = false
        /// The size of the stand-ins that grow with the picture, as a part of their own.
        var overlayScale: CGFloat = 1
        /// Whether both pictures have what is recorded.
        var isInBoth = false
        /// Whether it is known that the layer itself is in the picture that is recorded.
        var isOnSide = false
        /// Whether the layer itself is what its transition leads to.
        var isPassed = false
        /// Index into `gradientAreas` of the nearest gradient space around, or -1.
        var gradientArea: Int32 = -1
    }

    /// A layer's shape, ready for commands.
    struct Ground {
        let shape: RoundedRect
        let place: LayerProjection
        /// Index of the place's transform in the list, or `DisplayList.noTransform`.
        let transform: Int32
        /// The layer's stored properties of which there are animations.
        let animated: RootSet
    }

    /// What is left of a layer whose content is recorded.
    struct Step {
        enum Rest {
            /// The layer itself, with all that is in it.
            case layer
            /// These layers in it, from the one at this index on.
            case sublayers([CALayer], next: Int)
            /// The copies of these layers in it.
            case replicas(ReplicaWalk)
            /// Its border, on the ground at this index of `borderGrounds`.
            case border(ground: Int)
            /// The second picture of the group that was begun last comes next.
            case groupTurn
            /// What that picture is seen through comes next.
            case groupMask
            /// The group that was begun last is over; of its second picture so much is seen, by the fade if there is
            /// one.
            case groupEnd(opacity: UInt8, OverlayFade?)
        }

        let layer: CALayer
        let context: Context
        var rest: Rest
    }
}
