import Foundation
import SkeletonView

/// An image view of a feed's picture: a bone while the picture is on its way, which gives way by itself when it comes.
@MainActor
final class FeedImageView: UIImageView {
    /// What is waited for, and what was before.
    private struct Wait {
        var place: String
        var pictures: FeedPictures
        var style: SkeletonStyle
        var wasSkeletonable: Bool
    }

    private var wait: Wait?

    /// A view for pictures that fill it, round at the corners, grey while there is none.
    static func frame(radius: CGFloat) -> FeedImageView {
        let view = FeedImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.backgroundColor = DemoPalette.well
        view.layer.cornerRadius = radius
        return view
    }

    /// Shows the picture of `place`, now or when it comes; its bone has `style`. Without a picture the view stays grey.
    func show(_ place: String?, of pictures: FeedPictures, style: SkeletonStyle = SkeletonStyle()) {
        clear()
        guard let place else { return }
        image = pictures.images[place]
        guard pictures.coming.contains(place) else { return }
        wait = Wait(place: place, pictures: pictures, style: style, wasSkeletonable: isSkeletonable)
        pictures.add(self, waitingFor: place)
        isSkeletonable = true
        style.show(on: self)
    }

    /// Shows nothing, and waits for nothing.
    func clear() {
        image = nil
        endWait(transition: .none)
    }

    func isWaiting(for place: String, of pictures: FeedPictures) -> Bool {
        wait?.place == place && wait?.pictures === pictures
    }

    /// Takes the picture that is waited for, or that there is none.
    func finishWaiting(for place: String, of pictures: FeedPictures) {
        guard let wait, isWaiting(for: place, of: pictures) else { return }
        image = pictures.images[place]
        endWait(transition: wait.style.transition)
    }

    private func endWait(transition: SkeletonTransitionStyle) {
        guard let wait else { return }
        self.wait = nil
        hideSkeleton(transition: transition)
        isSkeletonable = wait.wasSkeletonable
    }
}
