import Foundation
import SkeletonView

/// An image view of a feed's picture: a bone while the picture is on its way, which gives way by itself when it comes.
@MainActor
final class FeedImageView: UIImageView {
    /// What is waited for, and what was before.
    private struct Wait {
        var place: String
        var pictures: FeedPictures
        var style: DemoStyle
        var wasSkeletonable: Bool
    }

    private var wait: Wait?
    private var missing: MissingPictureView?
    private var initialsLabel: UILabel?

    /// A view for pictures that fill it, round at the corners, grey while there is none.
    static func frame(radius: CGFloat) -> FeedImageView {
        let view = FeedImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.backgroundColor = DemoPalette.well
        view.layer.cornerRadius = radius
        return view
    }

    /// Shows the picture of `place`, now or when it comes; its bone has `style`. Where it could not be loaded there are
    /// the initials of `name`, or without a name a mark that says so. Without a place the view stays grey.
    func show(
        _ place: String?, of pictures: FeedPictures, style: DemoStyle = DemoStyle(),
        orInitialsOf name: String? = nil
    ) {
        clear()
        if let name { showInitials(of: name) }
        guard let place else { return }
        image = pictures.images[place]
        guard pictures.coming.contains(place) else { return updateMissing() }
        initialsLabel?.isHidden = true
        wait = Wait(place: place, pictures: pictures, style: style, wasSkeletonable: isSkeletonable)
        pictures.add(self, waitingFor: place)
        isSkeletonable = true
        style.show(on: self)
    }

    /// Shows nothing, and waits for nothing.
    func clear() {
        image = nil
        missing?.removeFromSuperview()
        initialsLabel?.removeFromSuperview()
        (missing, initialsLabel) = (nil, nil)
        endWait(transition: .none)
    }

    func isWaiting(for place: String, of pictures: FeedPictures) -> Bool {
        wait?.place == place && wait?.pictures === pictures
    }

    /// Takes the picture that is waited for, or that there is none.
    func finishWaiting(for place: String, of pictures: FeedPictures) {
        guard let wait, isWaiting(for: place, of: pictures) else { return }
        image = pictures.images[place]
        updateMissing()
        endWait(transition: wait.style.transition)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        missing?.frame = bounds
        initialsLabel?.frame = bounds
        initialsLabel?.font = .systemFont(ofSize: (bounds.height * 0.36).rounded(), weight: .semibold)
    }

    // MARK: Private

    /// Marks the view where its picture should be and is not.
    private func updateMissing() {
        initialsLabel?.isHidden = image != nil
        guard image == nil, initialsLabel == nil else { return }
        let view = MissingPictureView()
        missing = view
        addSubview(view)
        setNeedsLayout()
    }

    private func showInitials(of name: String) {
        let words = name.split(separator: " ")
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        let label = UILabel()
        label.text = ends.compactMap { $0?.first.map(String.init) }.joined().uppercased()
        label.textAlignment = .center
        label.textColor = DemoPalette.mark
        // The name beside it says it.
        label.isAccessibilityElement = false
        initialsLabel = label
        addSubview(label)
        setNeedsLayout()
    }

    private func endWait(transition: SkeletonTransitionStyle) {
        guard let wait else { return }
        self.wait = nil
        hideSkeleton(transition: transition)
        isSkeletonable = wait.wasSkeletonable
    }
}
