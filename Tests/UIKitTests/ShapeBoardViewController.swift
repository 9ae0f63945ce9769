import UIKit

/// A controller with shape layers, masks and shadows as used by apps, written as for iOS.
final class ShapeBoardViewController: UIViewController {
    let progress = CAShapeLayer()
    private let shimmer = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addRing()
        addDashedBox()
        addStar()
        addAvatar()
        addCard()
        addBubble()
        addShimmeringText()
        addTurnedSquare()
    }

    /// Adds a ring that shows progress.
    private func addRing() {
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 30, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
        let track = CAShapeLayer()
        track.path = circle.cgPath
        track.fillColor = UIColor.clear.cgColor
        track.strokeColor = UIColor.systemGray5.cgColor
        track.lineWidth = 8
        view.layer.addSublayer(track)
        progress.path = circle.cgPath
        progress.fillColor = nil
        progress.strokeColor = UIColor.systemBlue.cgColor
        progress.lineWidth = 8
        progress.lineCap = .round
        progress.strokeEnd = 0.7
        view.layer.addSublayer(progress)
    }

    private func addDashedBox() {
        let box = CAShapeLayer()
        box.frame = CGRect(x: 110, y: 20, width: 80, height: 60)
        box.path = UIBezierPath(roundedRect: box.bounds, cornerRadius: 12).cgPath
        box.fillColor = UIColor.secondarySystemBackground.cgColor
        box.strokeColor = UIColor.systemGray.cgColor
        box.lineDashPattern = [6, 4]
        box.lineWidth = 2
        view.layer.addSublayer(box)
    }

    private func addStar() {
        let path = CGMutablePath()
        for corner in 0..<5 {
            let angle = CGFloat(corner) * 4 * .pi / 5
            let point = CGPoint(x: 40 + 34 * sin(angle), y: 40 - 34 * cos(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        let star = CAShapeLayer()
        star.position = CGPoint(x: 210, y: 10)
        star.path = path
        star.fillRule = .evenOdd
        star.fillColor = UIColor.systemOrange.cgColor
        star.strokeColor = UIColor.systemRed.cgColor
        star.lineJoin = .round
        view.layer.addSublayer(star)
    }

    /// Adds an image in a circular mask.
    private func addAvatar() {
        let avatar = UIView(frame: CGRect(x: 20, y: 110, width: 60, height: 60))
        let colors = CAGradientLayer()
        colors.frame = avatar.bounds
        colors.colors = [UIColor.systemTeal.cgColor, UIColor.systemPurple.cgColor]
        avatar.layer.addSublayer(colors)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: avatar.bounds).cgPath
        avatar.layer.mask = mask
        view.addSubview(avatar)
    }

    private func addCard() {
        let card = UIView(frame: CGRect(x: 110, y: 110, width: 80, height: 60))
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 10
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.35
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.layer.shadowRadius = 6
        view.addSubview(card)
    }

    /// Adds a bubble with two rounded corners and a shadow with a custom path.
    private func addBubble() {
        let bubble = UIView(frame: CGRect(x: 215, y: 115, width: 70, height: 45))
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                roundedRect: bubble.bounds, byRoundingCorners: [.topLeft, .topRight, .bottomRight],
                cornerRadii: CGSize(width: 16, height: 16)
            ).cgPath
        shape.fillColor = UIColor.systemGreen.cgColor
        shape.shadowPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 40, width: 60, height: 12)).cgPath
        shape.shadowOpacity = 0.5
        shape.shadowOffset = .zero
        bubble.layer.addSublayer(shape)
        view.addSubview(bubble)
    }

    /// Adds text under a sliding highlight.
    private func addShimmeringText() {
        let label = UILabel(frame: CGRect(x: 10, y: 185, width: 210, height: 40))
        label.text = "Slide to unlock"
        label.font = .boldSystemFont(ofSize: 24)
        view.addSubview(label)
        shimmer.frame = label.bounds
        shimmer.startPoint = CGPoint(x: 0, y: 0.5)
        shimmer.endPoint = CGPoint(x: 1, y: 0.5)
        let dim = UIColor.black.withAlphaComponent(0.25).cgColor
        shimmer.colors = [dim, UIColor.black.cgColor, dim]
        shimmer.locations = [0.2, 0.5, 0.8]
        label.layer.mask = shimmer
    }

    private func addTurnedSquare() {
        let square = UIView(frame: CGRect(x: 232, y: 185, width: 36, height: 36))
        square.backgroundColor = .systemPink
        square.layer.transform = CATransform3DRotate(CATransform3DMakeScale(1, 0.8, 1), .pi / 4, 0, 0, 1)
        view.addSubview(square)
    }
}
